import { offerPorts, requireFreePorts } from './listeners.mjs';

/**
 * Throws when a port is in use. The message names the process that listens there, and a free port.
 *
 * @param what cannot start
 * @param suggest the command that takes another port
 */
export async function requirePort(what: string, port: number, suggest: (port: number) => string): Promise<void> {
  await requireFreePorts(what, [port], () => offerPorts(port, (next) => [next], suggest));
}
