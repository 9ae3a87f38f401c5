"""One WebSocket connection: frames, arrival times, rate limits."""
