# Written with care but never run: see docs/hosting.md.
FROM node:24-slim AS client
WORKDIR /client
COPY web/package.json web/package-lock.json ./
RUN npm install --no-save --no-audit --no-fund
COPY web/ ./
RUN npm run build

FROM python:3.11-slim
WORKDIR /spielwerk
COPY locks/ locks/
RUN pip install --no-cache-dir --require-hashes -r locks/base.txt -r locks/postgres.txt
COPY pyproject.toml README.md LICENSE ./
COPY src/ src/
RUN pip install --no-cache-dir --no-deps .
COPY --from=client /client/dist /client
RUN useradd --create-home spielwerk
USER spielwerk
ENV SPIELWERK_CLIENT=/client
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=5)"]
CMD ["sh", "-c", "exec spielwerk serve --host 0.0.0.0 --port 8000 --db \"$SPIELWERK_DB\" --workers \"${SPIELWERK_WORKERS:-2}\""]
