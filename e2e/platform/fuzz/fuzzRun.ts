import type { Findings } from './createFindings';
import type { Pool } from './createPool';
import type { FuzzedAnswer } from './judgeAnswer';

/** Platform under test, with its sandbox. */
export interface FuzzTarget {
  readonly url: string;
  /** Time above which an answer is a finding. Unset on a machine that also runs other suites. */
  readonly slowestMs?: number;
  steer(path: string, body?: unknown): Promise<unknown>;
}

/** State shared by the members of a run. */
export interface FuzzRun extends FuzzTarget {
  readonly pool: Pool;
  readonly findings: Findings;
  /** Latest token of each member. */
  readonly tokens: Map<string, string>;
  calls(): number;
  count(call: string, answer: FuzzedAnswer, code: number | null): void;
  lockedOut(name: string): void;
}
