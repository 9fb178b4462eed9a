import { takeTurn } from './takeTurn';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

/** Returns the calls so far after each of `frames` frames. */
function callsPerFrame(calls: readonly string[], frames: number): readonly string[] {
  return Array.from({ length: frames }, () => {
    jest.advanceTimersToNextFrame();
    return calls.join('');
  });
}

test('gives each frame two turns, in the order of the calls', () => {
  const calls: string[] = [];
  for (const name of ['a', 'b', 'c', 'd', 'e']) takeTurn(() => calls.push(name));
  expect(calls).toEqual([]);
  expect(callsPerFrame(calls, 3)).toEqual(['ab', 'abcd', 'abcde']);
});

test('skips a caller that gives up its turn', () => {
  const calls: string[] = [];
  const giveUp = takeTurn(() => calls.push('a'));
  for (const name of ['b', 'c']) takeTurn(() => calls.push(name));
  giveUp();
  expect(callsPerFrame(calls, 1)).toEqual(['bc']);
});

test('gives a turn requested during a turn in a later frame, also after a pause', () => {
  const calls: string[] = [];
  takeTurn(() => {
    calls.push('a');
    takeTurn(() => calls.push('b'));
  });
  expect(callsPerFrame(calls, 2)).toEqual(['a', 'ab']);
  takeTurn(() => calls.push('c'));
  expect(callsPerFrame(calls, 1)).toEqual(['abc']);
});

test('gives one turn after a slow frame, and two again after a quick one', () => {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  const calls: string[] = [];
  for (const name of 'abcdefgh') takeTurn(() => calls.push(name));

  const after = [0, 16, 60, 100, 116].map((now) => {
    frames.shift()?.(now);
    return calls.join('');
  });

  expect(after).toEqual(['ab', 'abcd', 'abcde', 'abcdef', 'abcdefgh']);
});
