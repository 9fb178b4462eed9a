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
  | { readonly status: 'editing' }
  | { readonly status: 'submitting'; readonly intent: TransferKey }
  | { readonly status: 'reconciling'; readonly intent: TransferKey }
  | { readonly status: 'done'; readonly intent: TransferKey }
  | { readonly status: 'refused'; readonly failure: CallFailure }
  | { readonly status: 'warned'; readonly message: string }
  | { readonly status: 'lost' };

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
  switch (state.status) {
    case 'editing':
      return event.type === 'submitted' ? { status: 'submitting', intent: event.intent } : state;
    case 'submitting':
      return afterSubmitting(state.intent, event) ?? state;
    case 'reconciling':
      if (event.type === 'done') return { status: 'done', intent: state.intent };
      return event.type === 'never-arrived' ? { status: 'lost' } : state;
    case 'done':
    case 'refused':
    case 'warned':
    case 'lost':
      return event.type === 'dismissed' ? { status: 'editing' } : state;
    default:
      return assertNever(state);
  }
}

function afterSubmitting(intent: TransferKey, event: TransferEvent): TransferState | undefined {
  switch (event.type) {
    case 'done':
      return { status: 'done', intent };
    case 'refused':
      return { status: 'refused', failure: event.failure };
    case 'warned':
      return { status: 'warned', message: event.message };
    case 'link-lost':
      return { status: 'reconciling', intent };
    case 'submitted':
    case 'never-arrived':
    case 'dismissed':
      return undefined;
    default:
      return assertNever(event);
  }
}
