import * as z from '@site/shared/wire/zod';
import type { Bus, ControlledClock, Db, Sportsbook } from '../kernel';
import { createSandboxValues, type SandboxValues } from './createSandboxValues';

const TOPIC = 'sandbox-reset';

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
  const values: SandboxValues = createSandboxValues(db, bus, {
    clock: (state) => {
      clock.restore(clockStateSchema.parse(state));
    },
    match: async (settings) => {
      await sportsbook.sandbox['settings']?.(settings);
    },
  });
  const beginAgain = async (): Promise<void> => {
    clock.reset();
    await forget();
    await values.load();
  };
  bus.subscribe(TOPIC, { receive: beginAgain, catchUp: beginAgain });
  await values.load();
  return {
    clockMoved: () => values.set('clock', clock.state),
    tuned: (settings) => values.set('match', settings),
    wasReset: () => bus.publishIn(db, TOPIC, null),
  };
}
