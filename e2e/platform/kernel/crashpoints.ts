/**
 * Named points within transactions where a suite can crash the process (`POST /sandbox/crash`). In production `reach`
 * does nothing.
 *
 *     await crashpoints.reach('place:after-hold');
 */
export interface Crashpoints {
  reach(name: string): Promise<void>;
}

export const NO_CRASHPOINTS: Crashpoints = { reach: () => Promise.resolve() };

/** Thrown by a crashpoint armed with `throw`. The transaction is rolled back and the process continues. */
export class CrashpointReached extends Error {
  override readonly name = 'CrashpointReached';
}
