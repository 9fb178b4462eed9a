/** A worker ends with its run: where that was interrupted, what a suite had open, such as a platform without its database, would keep the worker busy. */
const LOOKS_EVERY_MS = 1_000;

function endWithoutRun(): void {
  if (!process.connected) process.exit(1);
}

if (process.connected) setInterval(endWithoutRun, LOOKS_EVERY_MS).unref();
