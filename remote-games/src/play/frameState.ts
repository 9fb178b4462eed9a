/**
 * State machine of a game's frame. A page on another origin exposes only its load event (which an error page fires too)
 * and its messages, so the frame counts as running once it has sent a message.
 *
 * | status              | event   | next                                                        |
 * |---------------------|---------|-------------------------------------------------------------|
 * | opening             | loaded  | loaded: a page is there and must identify itself as the game |
 * | any but running     | heard   | running                                                     |
 * | opening, loaded     | overdue | unreachable                                                 |
 * | running             | missed  | silent: it no longer answers                                |
 * | unreachable, silent | retried | opening, in a new frame                                     |
 * | any                 | ended   | over: its session has ended; entering again starts the next |
 */
import { assertNever } from '@site/shared/assert';

/** State of the frame. `attempt` is its React key: each retry opens a new frame. */
export interface FrameState {
  readonly status: 'opening' | 'loaded' | 'running' | 'unreachable' | 'silent' | 'over';
  readonly attempt: number;
}

export type FrameEvent = 'loaded' | 'heard' | 'overdue' | 'missed' | 'retried' | 'ended';

export const FIRST_FRAME: FrameState = { status: 'opening', attempt: 1 };

/** Returns the next state. An event without a transition in the table changes nothing. */
export function advanceFrame(state: FrameState, event: FrameEvent): FrameState {
  const to = (status: FrameState['status']): FrameState => ({ ...state, status });
  if (event === 'ended') return to('over');
  switch (state.status) {
    case 'over':
      return state;
    case 'running':
      return event === 'missed' ? to('silent') : state;
    case 'opening':
      if (event === 'loaded') return to('loaded');
      if (event === 'overdue') return to('unreachable');
      return event === 'heard' ? to('running') : state;
    case 'loaded':
      if (event === 'overdue') return to('unreachable');
      return event === 'heard' ? to('running') : state;
    case 'unreachable':
    case 'silent':
      if (event === 'retried') return { status: 'opening', attempt: state.attempt + 1 };
      return event === 'heard' ? to('running') : state;
    default:
      return assertNever(state.status);
  }
}
