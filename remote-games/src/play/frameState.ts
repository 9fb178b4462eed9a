/**
 * The frame of a game. Nothing of a page of another origin can be seen from outside but its load event, which an error page has too, and what it says. So it
 * runs once it has said something.
 *
 * | status              | event   | next                                                        |
 * |---------------------|---------|-------------------------------------------------------------|
 * | opening             | loaded  | loaded: a page is there, and is to say that it is the game  |
 * | any but running     | heard   | running                                                     |
 * | opening, loaded     | overdue | unreachable                                                 |
 * | running             | missed  | silent: it does not answer any more                         |
 * | unreachable, silent | retried | opening, in a new frame                                     |
 * | any                 | ended   | over: its session has ended, and another entry begins the next |
 */
import { assertNever } from '@site/shared/assert';

/** `attempt` is the key of the frame: each retry opens a new one. */
export interface FrameState {
  readonly status: 'opening' | 'loaded' | 'running' | 'unreachable' | 'silent' | 'over';
  readonly attempt: number;
}

export type FrameEvent = 'loaded' | 'heard' | 'overdue' | 'missed' | 'retried' | 'ended';

export const FIRST_FRAME: FrameState = { status: 'opening', attempt: 1 };

/** The next state. An event that the table does not name for a status changes nothing. */
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
