import { actAfter, actEvery } from './sharedTimers';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('shared timers', () => {
  it('serves all callers with one timer until the last one stops', () => {
    const [one, other] = [jest.fn(), jest.fn()];
    const endOne = actEvery(1_000, one);
    const endOther = actEvery(1_000, other);
    expect(jest.getTimerCount()).toBe(1);

    jest.advanceTimersByTime(1_000);
    endOne();
    jest.advanceTimersByTime(1_000);
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);

    endOther();
    endOther();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('pauses timers while the page is hidden, and fires at once when it is visible again', () => {
    const acted = jest.fn();
    const end = actEvery(1_000, acted);
    const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(jest.getTimerCount()).toBe(0);

    isHidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(1_000);
    end();

    expect(acted).toHaveBeenCalledTimes(2);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('fires one-shot timers once, together, and never early', () => {
    const [one, other, left] = [jest.fn(), jest.fn(), jest.fn()];
    actAfter(5_000, one);
    jest.advanceTimersByTime(30);
    actAfter(4_920, other);
    const leave = actAfter(4_950, left);
    leave();
    expect(jest.getTimerCount()).toBe(1);

    jest.advanceTimersByTime(4_920);
    expect(other).not.toHaveBeenCalled();
    jest.advanceTimersByTime(150);
    expect([one.mock.calls.length, other.mock.calls.length, left.mock.calls.length]).toEqual([1, 1, 0]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('stops the timer with its last caller', () => {
    actAfter(50, jest.fn())();

    expect(jest.getTimerCount()).toBe(0);
  });
});
