import { advanceFrame, FIRST_FRAME, type FrameEvent, type FrameState } from './frameState';

describe('the frame of a game', () => {
  const running: FrameState = { status: 'running', attempt: 1 };
  const unreachable: FrameState = { status: 'unreachable', attempt: 1 };

  it.each([
    ['runs once it has loaded', FIRST_FRAME, 'arrived', running],
    ['is unreachable when overdue', FIRST_FRAME, 'overdue', unreachable],
    ['runs when it loads late', unreachable, 'arrived', running],
    ['is opened again after a retry', unreachable, 'retried', { status: 'opening', attempt: 2 }],
    ['is not overdue once it runs', running, 'overdue', running],
    ['is not opened again while it opens', FIRST_FRAME, 'retried', FIRST_FRAME],
  ] satisfies readonly (readonly [string, FrameState, FrameEvent, FrameState])[])('%s', (_, before, event, after) => {
    expect(advanceFrame(before, event)).toEqual(after);
  });
});
