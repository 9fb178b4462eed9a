/**
 * The frame of a game. Whether a page of another origin is loaded can only be seen from outside: by its load event or by a message of it.
 *
 * | status      | event   | next                                             |
 * |-------------|---------|--------------------------------------------------|
 * | opening     | arrived | running: it has loaded or reported to be ready   |
 * | opening     | overdue | unreachable                                      |
 * | unreachable | arrived | running: it was only late                        |
 * | unreachable | retried | opening, in a new frame                          |
 */
import { assertNever } from '@site/shared/assert';

/** `attempt` is the key of the frame: each retry opens a new one. */
export interface FrameState {
  readonly status: 'opening' | 'running' | 'unreachable';
  readonly attempt: number;
}

export type FrameEvent = 'arrived' | 'overdue' | 'retried';

export const FIRST_FRAME: FrameState = { status: 'opening', attempt: 1 };

/** The next state. An event that the table does not name for a status changes nothing. */
export function advanceFrame(state: FrameState, event: FrameEvent): FrameState {
  switch (state.status) {
    case 'opening':
      if (event === 'arrived') return { ...state, status: 'running' };
      return event === 'overdue' ? { ...state, status: 'unreachable' } : state;
    case 'unreachable':
      if (event === 'arrived') return { ...state, status: 'running' };
      return event === 'retried' ? { status: 'opening', attempt: state.attempt + 1 } : state;
    case 'running':
      return state;
    default:
      return assertNever(state.status);
  }
}
