import { advanceFrame, FIRST_FRAME, type FrameEvent, type FrameState } from './frameState';

const at = (status: FrameState['status'], attempt = 1): FrameState => ({ status, attempt });

describe('the frame of a game', () => {
  it.each([
    ['does not run because a page has loaded', FIRST_FRAME, 'loaded', at('loaded')],
    ['runs once its page has said so', at('loaded'), 'heard', at('running')],
    ['runs when its page speaks before it has loaded', FIRST_FRAME, 'heard', at('running')],
    ['is unreachable where nothing loads', FIRST_FRAME, 'overdue', at('unreachable')],
    ['is unreachable where the page that has loaded says nothing', at('loaded'), 'overdue', at('unreachable')],
    ['runs when it speaks late', at('unreachable'), 'heard', at('running')],
    ['is opened again after a retry', at('unreachable'), 'retried', at('opening', 2)],
    ['is silent when it does not answer any more', at('running'), 'missed', at('silent')],
    ['runs when it answers after all', at('silent'), 'heard', at('running')],
    ['is opened again after it was silent', at('silent', 2), 'retried', at('opening', 3)],
    ['is not overdue once it runs', at('running'), 'overdue', at('running')],
    ['stays as it is when another page of it loads', at('running'), 'loaded', at('running')],
    ['is not reached by the page of an error that loads late', at('unreachable'), 'loaded', at('unreachable')],
    ['is not opened again while it opens', FIRST_FRAME, 'retried', FIRST_FRAME],
    ['is over once its page says so', at('running'), 'ended', at('over')],
    ['is over where its page finds no session to begin with', at('loaded'), 'ended', at('over')],
    ['stays over while its page still answers', at('over'), 'heard', at('over')],
    ['is not opened again without another entry', at('over'), 'retried', at('over')],
    ['misses nothing before it has run', at('loaded'), 'missed', at('loaded')],
  ] satisfies readonly (readonly [string, FrameState, FrameEvent, FrameState])[])('%s', (_, before, event, after) => {
    expect(advanceFrame(before, event)).toEqual(after);
  });
});
