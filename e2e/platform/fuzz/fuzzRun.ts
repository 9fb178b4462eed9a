import type { Findings } from './createFindings';
import type { Pool } from './createPool';
import type { FuzzedAnswer } from './judgeAnswer';

/** A platform, and its sandbox. */
export interface FuzzTarget {
  readonly url: string;
  /** A slower answer is a finding. No limit where the machine is shared with other suites. */
  readonly slowestMs?: number;
  steer(path: string, body?: unknown): Promise<unknown>;
}

/** What the members of a run share. */
export interface FuzzRun extends FuzzTarget {
  readonly pool: Pool;
  readonly findings: Findings;
  /** The newest of each member. */
  readonly tokens: Map<string, string>;
  calls(): number;
  count(call: string, answer: FuzzedAnswer, code: number | null): void;
  lockedOut(name: string): void;
}
