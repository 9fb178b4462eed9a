import { BEAT_MS, createFreezeDetector, FROZEN_CHECKS } from './freezeDetector';

function aDetector() {
  const seen: string[] = [];
  const detector = createFreezeDetector({ onFrozen: () => seen.push('frozen'), onThawed: () => seen.push('thawed') });
  let nowMs = 0;
  /** Runs checks, with or without a beat before each. */
  const pass = (checks: number, { beats = false } = {}): void => {
    for (let count = 0; count < checks; count += 1) {
      if (beats) detector.take('runs');
      nowMs += BEAT_MS;
      detector.check(nowMs);
    }
  };
  const sleep = (ms: number): void => {
    nowMs += ms;
  };
  return { detector, pass, sleep, seen };
}

it('finds a page frozen that stops to beat', () => {
  const { detector, pass, seen } = aDetector();
  detector.take('runs');
  pass(FROZEN_CHECKS - 1);
  expect(seen).toEqual([]);

  pass(10);

  expect(seen).toEqual(['frozen']);
});

it('takes it back when the page runs again, and finds it frozen another time', () => {
  const { detector, pass, seen } = aDetector();
  detector.take('runs');
  pass(FROZEN_CHECKS);
  detector.take('runs');
  pass(FROZEN_CHECKS);

  expect(seen).toEqual(['frozen', 'thawed', 'frozen']);
});

describe('a page is not found frozen', () => {
  it('that beats', () => {
    const { pass, seen } = aDetector();
    pass(100, { beats: true });

    expect(seen).toEqual([]);
  });

  it('that has not started to beat, or pauses because it is hidden', () => {
    const { detector, pass, seen } = aDetector();
    pass(100);
    detector.take('runs');
    detector.take('pauses');
    pass(100);

    expect(seen).toEqual([]);
  });

  it('whose device slept, however often, until it has run long enough without a beat', () => {
    const { detector, pass, sleep, seen } = aDetector();
    detector.take('runs');
    for (let night = 0; night < 10; night += 1) {
      pass(FROZEN_CHECKS - 1);
      sleep(8 * 3_600_000);
    }
    pass(1);
    expect(seen).toEqual([]);

    pass(FROZEN_CHECKS);
    expect(seen).toEqual(['frozen']);
  });
});
