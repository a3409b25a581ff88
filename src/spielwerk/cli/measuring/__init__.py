"""What `spielwerk bench` measures. Its worker, `cli/bench_worker.py`, stays at the path that older commits use."""
