import { SILENT_LOG } from '../kernel';
import { startEmbeddedServer } from '../database/embeddedServer';

/**
 * Runs a process that owns a database server until it is killed: `tsx ownServer.ts <folder> <grace period in
 * milliseconds> [throwaway]`.
 */
const [dataDir = '', graceMs, throwaway] = process.argv.slice(2);
const server = await startEmbeddedServer({
  dataDir,
  port: 0,
  log: SILENT_LOG,
  throwaway: throwaway !== undefined,
  graceMs: Number(graceMs),
});
process.stdout.write(`ready ${server.url('postgres')}\n`);
// Keep the process running, because the connection that owns the server does not; the test kills this process.
setInterval(() => undefined, 60_000);
