import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Bus, ControlledClock, Db, Sportsbook } from '../kernel';
import { createSandboxValues, type SandboxValues } from './createSandboxValues';

const resetSchema = z.object({ id: z.string() });
const clockStateSchema = z.object({ offsetMs: z.number(), frozenAtMs: z.nullable(z.number()) });

/** What is steered of all processes together. The rest is of the one process that was asked: faults, crashpoints, cuts, messages, forced rounds. */
export interface SharedSteering {
  /** After a command has moved the clock. */
  clockMoved(): Promise<void>;
  /** After a command has tuned the sportsbook. */
  tuned(settings: object): Promise<void>;
  /** After a reset, which the other processes have not seen. */
  wasReset(): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: ControlledClock;
  readonly sportsbook: Pick<Sportsbook, 'sandbox'>;
  /** Drops what this process has in memory of the data. */
  readonly forget: () => Promise<void>;
}

/** Takes over what is set now, before anything runs by the clock. */
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
