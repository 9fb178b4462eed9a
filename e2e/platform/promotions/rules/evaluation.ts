import type { Localized } from '../../http/localized';
import type { Fen } from '../../kernel';
import type { RaceView } from './raceView';

/**
 * Condition with its progress. The content has its text under `name`; `done` and `needed` are in the unit of that text.
 */
export interface Condition {
  readonly name: string;
  readonly done: string;
  readonly needed: string;
  readonly isMet: boolean;
  /** Text of its own, for a condition that the promotion's content does not have. */
  readonly text?: Localized;
  /** Amount for the placeholder `{{missing}}` of its text. */
  readonly missing?: Fen;
}

export interface RewardDay {
  readonly day: number;
  readonly reward: Fen;
  readonly isClaimed: boolean;
}

export interface Evaluation {
  readonly conditions: readonly Condition[];
  /** Reward of joining now; null while conditions are missing. */
  readonly payable: Fen | null;
  /** Reward once the conditions are met; null when it depends on what the member does until then. */
  readonly prospect: Fen | null;
  /** Current row of a promotion by days, and the number of the day that joining would claim. */
  readonly row?: { readonly days: readonly RewardDay[]; readonly next: number };
  readonly race?: RaceView;
}

/** Converts a boolean fact to a condition with a count of one. */
export function happened(name: string, isMet: boolean): Condition {
  return { name, done: isMet ? '1' : '0', needed: '1', isMet };
}
