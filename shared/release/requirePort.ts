import { offerPorts, requireFreePorts } from './listeners.mjs';

/**
 * Throws where a port is taken: which process listens there, and which port is free.
 *
 * @param what cannot start
 * @param suggest the command that takes another port
 */
export async function requirePort(what: string, port: number, suggest: (port: number) => string): Promise<void> {
  await requireFreePorts(what, [port], () => offerPorts(port, (next) => [next], suggest));
}
