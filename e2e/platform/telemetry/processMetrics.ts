import { collectDefaultMetrics, Registry } from 'prom-client';

let registry: Registry | undefined;

/** What Node tells of this process. It is collected from the first time someone asks, by observers that never end: one set of them per process. */
export function processMetrics(): Registry {
  if (registry === undefined) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry;
}
