/**
 * Money on its way between the central wallet and the venues: a transfer, or bringing back what lies in one venue or in all. The key names
 * the intention: sent twice it happens once, and after a lost answer the platform is asked by it, never guessed and never sent a second
 * one silently (decision 25).
 *
 * | state                       | event     | next                                                            |
 * |-----------------------------|-----------|-----------------------------------------------------------------|
 * | idle, done, refused, closed | sent      | sending                                                         |
 * | sending                     | done      | done                                                            |
 * | sending                     | refused   | refused: nothing moved                                          |
 * | sending                     | link lost | unknown: the money may or may not have moved                    |
 * | unknown                     | done      | done                                                            |
 * | unknown                     | closed    | closed: it never arrived, and its key never will, so trying again is safe |
 * | done, refused, closed       | dismissed | idle                                                            |
 */
import { assertNever } from '@site/shared/assert';
import type { Fen } from '@site/shared/money';
import type { TransferDirection } from './transferForm';

/** What a member wants done. Without `enName` a recycling is of all venues. */
export type MoneyMove =
  | { readonly subject: 'transfer'; readonly direction: TransferDirection; readonly enName: string; readonly amount: Fen }
  | { readonly subject: 'recycle'; readonly enName?: string };

/** A move that has been given its key. */
export interface OpenMove {
  readonly key: string;
  readonly subject: MoneyMove['subject'];
  /** Left open by an earlier page of this device, so that nobody here pressed a button for it. */
  readonly isFromBefore: boolean;
}

/** Money that a recycling had to leave where it is. */
export interface KeptMoney {
  readonly name: string;
  readonly amount: Fen;
  readonly why: 'turnover' | 'maintenance';
}

export interface MoveOutcome {
  readonly amount: Fen;
  readonly kept: readonly KeptMoney[];
}

/** `venueActivity`: the rules of the venue forbid it, and its message belongs into a dialog. */
export interface Refusal {
  readonly as: 'venueActivity' | 'other';
  /** The server's words; may be empty. */
  readonly message: string;
}

export type MoveState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly move: OpenMove }
  | { readonly status: 'unknown'; readonly move: OpenMove }
  | { readonly status: 'done'; readonly move: OpenMove; readonly outcome: MoveOutcome }
  | { readonly status: 'refused'; readonly move: OpenMove; readonly refusal: Refusal }
  | { readonly status: 'closed'; readonly move: OpenMove };

export type MoveEvent =
  | { readonly type: 'sent'; readonly move: OpenMove }
  | { readonly type: 'done'; readonly outcome: MoveOutcome }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'link-lost' }
  | { readonly type: 'closed' }
  | { readonly type: 'dismissed' };

/** The next state. An event the table does not name for a state changes nothing. */
export function advance(state: MoveState, event: MoveEvent): MoveState {
  switch (state.status) {
    case 'sending':
      if (event.type === 'done') return { status: 'done', move: state.move, outcome: event.outcome };
      if (event.type === 'refused') return { status: 'refused', move: state.move, refusal: event.refusal };
      return event.type === 'link-lost' ? { status: 'unknown', move: state.move } : state;
    case 'unknown':
      if (event.type === 'done') return { status: 'done', move: state.move, outcome: event.outcome };
      return event.type === 'closed' ? { status: 'closed', move: state.move } : state;
    case 'idle':
    case 'done':
    case 'refused':
    case 'closed':
      if (event.type === 'sent') return { status: 'sending', move: event.move };
      return event.type === 'dismissed' ? { status: 'idle' } : state;
    default:
      return assertNever(state);
  }
}

/** Whether a move is under way, so that no other may be begun. */
export function isUnderWay({ status }: MoveState): boolean {
  return status === 'sending' || status === 'unknown';
}
