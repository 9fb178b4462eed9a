import * as z from 'zod/mini';
import type { Crashpoints } from '../kernel';
import { CrashpointReached } from '../kernel';

/**
 * Order to crash. `exit` ends the process at once, as a SIGKILL would; `throw` rolls the transaction back and drops the
 * caller's connection.
 */
export const crashSchema = z.object({ point: z.string().check(z.minLength(1)), how: z.enum(['exit', 'throw']) });

export type CrashOrder = z.infer<typeof crashSchema>;

export interface ControlledCrashpoints extends Crashpoints {
  /** Arms a crashpoint once; it fires the next time the code reaches this point. */
  arm(order: CrashOrder): void;
  readonly armed: readonly CrashOrder[];
  /**
   * Names of the points passed since the last `clear`. Test suites use them to check that the point they armed exists.
   */
  readonly passed: readonly string[];
  clear(): void;
}

export function createCrashpoints(die: () => void = killThisProcess): ControlledCrashpoints {
  let armed: CrashOrder[] = [];
  const passed = new Set<string>();
  return {
    reach(name) {
      passed.add(name);
      const order = armed.find(({ point }) => point === name);
      if (order === undefined) return Promise.resolve();
      armed = armed.filter((each) => each !== order);
      if (order.how === 'exit') die();
      return Promise.reject(new CrashpointReached(name));
    },
    arm(order) {
      armed.push(order);
    },
    get armed() {
      return armed;
    },
    get passed() {
      return [...passed];
    },
    clear() {
      armed = [];
      passed.clear();
    },
  };
}

/** As in a crash, no handler runs, nothing is flushed and no connection is closed properly. */
function killThisProcess(): void {
  process.kill(process.pid, 'SIGKILL');
}
