import { createClock } from './clock';

describe('the clock', () => {
  let machine = 1_000;
  const clock = createClock(() => machine);

  beforeEach(() => {
    machine = 1_000;
    clock.reset();
  });

  it('runs on from where it is set', () => {
    clock.set(50_000);
    machine += 5;

    expect(clock.nowMs()).toBe(50_005);
    expect(clock.now()).toEqual(new Date(50_005));
  });

  it('does not run while frozen, can be moved there, and runs on from it', () => {
    clock.freeze();
    machine += 100;
    expect(clock.nowMs()).toBe(1_000);

    clock.advance(10);
    expect(clock.nowMs()).toBe(1_010);
    expect(clock.isFrozen).toBe(true);

    clock.unfreeze();
    machine += 7;
    expect(clock.nowMs()).toBe(1_017);
  });

  it('does not run backwards', () => {
    expect(() => {
      clock.advance(-1);
    }).toThrow(RangeError);
  });
});
