/**
 * Named places in the middle of a transaction where a suite may crash the process (`POST /sandbox/crash`). In normal running `reach` does nothing.
 *
 *     await crashpoints.reach('place:after-hold');
 */
export interface Crashpoints {
  reach(name: string): Promise<void>;
}

export const NO_CRASHPOINTS: Crashpoints = { reach: () => Promise.resolve() };

/** Thrown by a crashpoint armed with `throw`: the transaction is rolled back, the process continues. */
export class CrashpointReached extends Error {
  override readonly name = 'CrashpointReached';
}
