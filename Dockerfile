# Written with care but never run: see docs/hosting.md.
FROM python:3.11-slim AS wheel
WORKDIR /spielwerk
COPY pyproject.toml MANIFEST.in README.md LICENSE ./
COPY locks/ locks/
COPY web/ web/
COPY cases/ cases/
COPY src/ src/
# The browser client is built along with it, by Node from PyPI.
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheel .

FROM python:3.11-slim
COPY locks/ /locks/
RUN pip install --no-cache-dir --require-hashes -r /locks/base.txt -r /locks/postgres.txt
COPY --from=wheel /wheel /wheel
RUN pip install --no-cache-dir --no-deps /wheel/*.whl
RUN useradd --create-home spielwerk
USER spielwerk
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=5)"]
CMD ["sh", "-c", "exec spielwerk serve --host 0.0.0.0 --port 8000 --db \"$SPIELWERK_DB\" --workers \"${SPIELWERK_WORKERS:-2}\""]
