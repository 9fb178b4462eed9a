import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Bus, ControlledClock, Db, Sportsbook } from '../kernel';
import { createSandboxValues, type SandboxValues } from './createSandboxValues';

const resetSchema = z.object({ id: z.string() });
const clockStateSchema = z.object({ offsetMs: z.number(), frozenAtMs: z.nullable(z.number()) });

/**
 * Sandbox state that all processes share. Everything else belongs to the process that receives the call: faults,
 * crashpoints, cut streams, messages, forced rounds.
 */
export interface SharedSteering {
  /** Shares the clock after a command has changed it. */
  clockMoved(): Promise<void>;
  /** Shares the sportsbook's settings after a command has changed them. */
  tuned(settings: object): Promise<void>;
  /** Notifies the other processes of a reset. */
  wasReset(): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: ControlledClock;
  readonly sportsbook: Pick<Sportsbook, 'sandbox'>;
  /** Clears this process's in-memory copies of the data. */
  readonly forget: () => Promise<void>;
}

/** Applies the shared values, before anything depends on the clock. */
export async function shareSteering({ db, bus, clock, sportsbook, forget }: Dependencies): Promise<SharedSteering> {
  let isStarted = false;
  let lastReset: string | undefined;
  const values: SandboxValues = createSandboxValues(db, bus, {
    reset: async (value) => {
      const { id } = resetSchema.parse(value);
      if (id === lastReset) return;
      lastReset = id;
      if (!isStarted) return;
      clock.reset();
      await forget();
    },
    clock: (state) => {
      clock.restore(clockStateSchema.parse(state));
    },
    match: async (settings) => {
      await sportsbook.sandbox['settings']?.(settings);
    },
  });
  await values.load();
  isStarted = true;
  return {
    clockMoved: () => values.set('clock', clock.state),
    tuned: (settings) => values.set('match', settings),
    async wasReset() {
      lastReset = randomUUID();
      await values.set('reset', { id: lastReset });
    },
  };
}
