import type { Localized } from '../../http/localized';
import type { Fen } from '../../kernel';
import type { RaceView } from './raceView';

/** One condition and how far it is; the content has its text under `name`. `done` and `needed` are in the unit of that text. */
export interface Condition {
  readonly name: string;
  readonly done: string;
  readonly needed: string;
  readonly isMet: boolean;
  /** Its own, where the content of the promotion has none. */
  readonly text?: Localized;
  /** Amount that its text names as `{{missing}}`. */
  readonly missing?: Fen;
}

export interface RewardDay {
  readonly day: number;
  readonly reward: Fen;
  readonly isClaimed: boolean;
}

/** The result of a rule. */
export interface Evaluation {
  readonly conditions: readonly Condition[];
  /** What joining would pay now; null while conditions are missing. */
  readonly payable: Fen | null;
  /** What it would pay once they are met; null where that depends on what has not happened. */
  readonly prospect: Fen | null;
  /** Of a promotion by days: the present row, and which of its days joining would claim. */
  readonly row?: { readonly days: readonly RewardDay[]; readonly next: number };
  readonly race?: RaceView;
}

/** A yes-or-no fact as a condition with a count of one. */
export function happened(name: string, isMet: boolean): Condition {
  return { name, done: isMet ? '1' : '0', needed: '1', isMet };
}
