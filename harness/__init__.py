"""What tests, soak runs, benchmarks and tools share: servers, clients, browsers and tables to drive by hand."""
