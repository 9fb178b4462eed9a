/**
 * One transfer on its way into a venue. The key names the intention: sent twice it happens once, and after a lost answer the platform is
 * asked by it, never guessed and never sent a second one silently (decision 25).
 *
 * | state       | event         | next                                                                     |
 * |-------------|---------------|--------------------------------------------------------------------------|
 * | editing     | submitted     | submitting                                                               |
 * | submitting  | done          | done                                                                     |
 * | submitting  | refused       | refused: the platform's message stands in the dialog                     |
 * | submitting  | warned        | warned: its message (6413) stands in a dialog of its own                 |
 * | submitting  | link lost     | reconciling: the money may or may not have moved                         |
 * | reconciling | done          | done                                                                     |
 * | reconciling | never arrived | lost: the platform has closed the key, so trying again is safe           |
 * | refused, warned, lost, done | dismissed | editing                                                      |
 */
import { assertNever } from '@site/shared/assert';
import type { CallFailure } from '@site/shared/contract';

export type TransferState =
  | { readonly at: 'editing' }
  | { readonly at: 'submitting'; readonly intent: TransferKey }
  | { readonly at: 'reconciling'; readonly intent: TransferKey }
  | { readonly at: 'done'; readonly intent: TransferKey }
  | { readonly at: 'refused'; readonly failure: CallFailure }
  | { readonly at: 'warned'; readonly message: string }
  | { readonly at: 'lost' };

/** A transfer by its key, and where it leads. */
export interface TransferKey {
  readonly key: string;
  readonly enName: string;
}

export type TransferEvent =
  | { readonly type: 'submitted'; readonly intent: TransferKey }
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly failure: CallFailure }
  | { readonly type: 'warned'; readonly message: string }
  | { readonly type: 'link-lost' }
  | { readonly type: 'never-arrived' }
  | { readonly type: 'dismissed' };

/** The next state. An event the table does not name for a state changes nothing. */
export function advanceTransfer(state: TransferState, event: TransferEvent): TransferState {
  switch (state.at) {
    case 'editing':
      return event.type === 'submitted' ? { at: 'submitting', intent: event.intent } : state;
    case 'submitting':
      return afterSubmitting(state.intent, event) ?? state;
    case 'reconciling':
      if (event.type === 'done') return { at: 'done', intent: state.intent };
      return event.type === 'never-arrived' ? { at: 'lost' } : state;
    case 'done':
    case 'refused':
    case 'warned':
    case 'lost':
      return event.type === 'dismissed' ? { at: 'editing' } : state;
    default:
      return assertNever(state);
  }
}

function afterSubmitting(intent: TransferKey, event: TransferEvent): TransferState | undefined {
  switch (event.type) {
    case 'done':
      return { at: 'done', intent };
    case 'refused':
      return { at: 'refused', failure: event.failure };
    case 'warned':
      return { at: 'warned', message: event.message };
    case 'link-lost':
      return { at: 'reconciling', intent };
    case 'submitted':
    case 'never-arrived':
    case 'dismissed':
      return undefined;
    default:
      return assertNever(event);
  }
}
