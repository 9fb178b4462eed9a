import { createTicker } from './createTicker';
import { SILENT_LOG } from '.';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a ticker', () => {
  it('runs its work again and again, and goes on after a run that failed', async () => {
    const failed: string[] = [];
    const work = jest.fn<Promise<void>, []>().mockRejectedValueOnce(new Error('no database')).mockResolvedValue();
    const ticker = createTicker('cashier', work, 500, { ...SILENT_LOG, error: (event) => failed.push(event) });

    await jest.advanceTimersByTimeAsync(499);
    expect(work).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_001);

    expect(work).toHaveBeenCalledTimes(3);
    expect(failed).toEqual(['tick-failed']);
    await ticker.stop();
  });

  it('waits longer while it fails, and logs the beginning, another reason and the end', async () => {
    const lines: string[] = [];
    const write = (event: string): void => void lines.push(event);
    const reasons = [...Array.from({ length: 7 }, () => 'no database'), 'a lock'].map((reason) => new Error(reason));
    const work = jest.fn((): Promise<void> => {
      const failure = reasons.shift();
      return failure === undefined ? Promise.resolve() : Promise.reject(failure);
    });
    const ticker = createTicker('cashier', work, 500, { ...SILENT_LOG, error: write, warn: write });

    // There would be ten runs without a backoff.
    await jest.advanceTimersByTimeAsync(5_000);
    expect(work.mock.calls.length).toBeLessThan(8);
    expect(lines).toEqual(['tick-failed']);
    await jest.advanceTimersByTimeAsync(60_000);

    expect(lines).toEqual(['tick-failed', 'tick-failed', 'tick-recovered']);
    await ticker.stop();
  });

  it('never runs twice at once, and ends only after the run under way', async () => {
    let inside = 0;
    let most = 0;
    const finish: Array<() => void> = [];
    const ticker = createTicker(
      'slow',
      async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise<void>((resolve) => finish.push(resolve));
        inside -= 1;
      },
      100,
      SILENT_LOG,
    );
    await jest.advanceTimersByTimeAsync(1_000);
    let hasStopped = false;

    const stopped = ticker.stop().then(() => {
      hasStopped = true;
    });
    await jest.advanceTimersByTimeAsync(0);
    expect(hasStopped).toBe(false);
    for (const end of finish) end();
    await stopped;

    expect(most).toBe(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
