/**
 * A game's frame, from its opening on. Whether a page of another origin stands can only be told from outside: by its load, or by its word.
 *
 * | state       | event   | next                                             |
 * |-------------|---------|--------------------------------------------------|
 * | opening     | arrived | running: it has loaded, or said that it is ready |
 * | opening     | overdue | unreachable                                      |
 * | unreachable | arrived | running: late, but there                         |
 * | unreachable | retried | opening, in a new frame                          |
 */
import { assertNever } from '@site/shared/assert';

/** `attempt` names the frame: another one is opened anew. */
export interface FrameState {
  readonly status: 'opening' | 'running' | 'unreachable';
  readonly attempt: number;
}

export type FrameEvent = 'arrived' | 'overdue' | 'retried';

export const FIRST_FRAME: FrameState = { status: 'opening', attempt: 1 };

/** The next state. An event the table does not name for a state changes nothing. */
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
