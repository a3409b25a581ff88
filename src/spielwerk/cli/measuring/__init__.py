"""What `spielwerk bench` measures. Its worker, `cli/bench_worker.py`, stays where older commits have it."""
