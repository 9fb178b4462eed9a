import type { ConditionId } from './conditions';

/** A cell that fails today. It is run all the same: the suite reports when it succeeds, and its line here goes. */
interface KnownFailure {
  readonly condition: ConditionId;
  readonly journey: string;
  readonly reason: string;
}

export const KNOWN_FAILURES: readonly KnownFailure[] = [];
