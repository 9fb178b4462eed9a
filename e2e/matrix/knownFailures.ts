import type { ConditionId } from './conditions';

/**
 * Combination that fails at present. It is still run; when it succeeds, the suite reports it, and its entry must be
 * removed.
 */
interface KnownFailure {
  readonly condition: ConditionId;
  readonly journey: string;
  readonly reason: string;
}

export const KNOWN_FAILURES: readonly KnownFailure[] = [];
