import * as z from '@site/shared/wire/zod';
import type { Crashpoints } from '../kernel';
import { CrashpointReached } from '../kernel';

/** `exit` kills the process on the spot, as the kernel would; `throw` loses the transaction only and cuts the caller off. */
export const crashSchema = z.object({ point: z.string().check(z.minLength(1)), how: z.enum(['exit', 'throw']) });

export type CrashOrder = z.infer<typeof crashSchema>;

export interface ControlledCrashpoints extends Crashpoints {
  /** Once; the next arrival at this point. */
  arm(order: CrashOrder): void;
  readonly armed: readonly CrashOrder[];
  /** Names of the points that were passed since the last `clear`, so that a suite cannot arm one that does not exist without noticing. */
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

/** No handler runs, nothing is flushed, no connection is closed properly: what a crash is. */
function killThisProcess(): void {
  process.kill(process.pid, 'SIGKILL');
}
