import { backoffMs, createOutage, pause } from './retry';

describe('the retry delay', () => {
  it.each([
    [1, 0, 100],
    [1, 1, 200],
    [3, 0.5, 600],
    [40, 0, 15_000],
    [40, 1, 30_000],
  ])('waits after %s failures in a row, with the random number %s, for %s ms', (failures, drawn, ms) => {
    expect(backoffMs(failures, () => drawn)).toBe(ms);
  });

  it('has the given limit, and another length each time', () => {
    expect(backoffMs(40, () => 1, 5_000)).toBe(5_000);
    expect(new Set(Array.from({ length: 20 }, () => backoffMs(3))).size).toBeGreaterThan(10);
  });
});

describe('a pause', () => {
  it('ends at once when its signal is aborted, even before it starts', async () => {
    const stopping = new AbortController();
    const paused = pause(60_000, stopping.signal);
    stopping.abort();

    await expect(paused).resolves.toBeUndefined();
    await expect(pause(60_000, stopping.signal)).resolves.toBeUndefined();
  });
});

describe('an outage', () => {
  it('notifies of each reason once, and of its end when every id has succeeded or is not called again', () => {
    const events: unknown[] = [];
    const outage = createOutage({ onReason: (reason, id) => events.push([reason, id]), onEnd: (failures) => events.push(failures) });

    outage.succeed('r1');
    outage.fail('r1', new Error('timeout'));
    outage.fail('r1', new Error('timeout'));
    outage.fail('r2', 'connection refused');
    outage.succeed('r1');
    outage.fail('r3', new Error('timeout'));
    outage.forget('r3');
    expect(events).toEqual([
      ['timeout', 'r1'],
      ['connection refused', 'r2'],
    ]);
    outage.succeed('r2');
    expect(events.at(-1)).toBe(4);

    outage.fail('r1', new Error('timeout'));
    expect(events.at(-1)).toEqual(['timeout', 'r1']);
  });
});
