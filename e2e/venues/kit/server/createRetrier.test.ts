import { createFakeLog } from '../testing/createFakeLog';
import { WalletFailure } from '../wallet/createWalletClient';
import { createRetrier } from './createRetrier';

const ADDRESS = 'http://127.0.0.1:4180';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Fails `times` times with each reason in turn, then succeeds. */
function failing(times: number, ...reasons: readonly string[]) {
  let calls = 0;
  return jest.fn(() => {
    calls += 1;
    return calls > times ? Promise.resolve('paid') : Promise.reject(new Error(reasons[(calls - 1) % reasons.length] ?? 'timeout'));
  });
}

describe('a money call whose outcome is not known', () => {
  it('is sent again until it is, waiting longer each time and half a minute at most', async () => {
    const sentAt: number[] = [];
    const start = Date.now();
    const call = failing(11);
    const outcome = createRetrier({ log: createFakeLog().log, random: () => 1 }).untilKnown({ what: 'credit' }, () => {
      sentAt.push(Date.now() - start);
      return call();
    });

    await jest.advanceTimersByTimeAsync(200_000);

    expect(await outcome).toBe('paid');
    const waits = sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0));
    expect(waits).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000, 30_000, 30_000]);
  });

  it('is rejected at once and not sent again when the server stops', async () => {
    const stopping = new AbortController();
    const call = failing(Infinity);
    const retrier = createRetrier({ log: createFakeLog().log, signal: stopping.signal, random: () => 1 });
    const rejected = expect(retrier.untilKnown({ what: 'credit' }, call)).rejects.toThrow('timeout');
    await jest.advanceTimersByTimeAsync(250);

    stopping.abort();
    await rejected;

    expect(call).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the operator has refused it', { kind: 'refused', error: 'session-over' }],
    ['it can never be sent', { kind: 'blocked-port', detail: 'bad port' }],
  ] as const)('is not sent again where %s', async (_what, reason) => {
    const call = jest.fn(() => Promise.reject(new WalletFailure('debit', ADDRESS, reason)));

    await expect(createRetrier({ log: createFakeLog().log }).untilKnown({ what: 'debit' }, call)).rejects.toMatchObject({ reason });

    expect(call).toHaveBeenCalledTimes(1);
  });

  it('is given up after as many attempts as it was allowed', async () => {
    const call = failing(Infinity);
    const outcome = createRetrier({ log: createFakeLog().log }).untilKnown({ what: 'debit' }, call, { attempts: 3 });
    const rejected = expect(outcome).rejects.toThrow('timeout');

    await jest.advanceTimersByTimeAsync(600);
    await rejected;

    expect(call).toHaveBeenCalledTimes(3);
  });
});

describe('the log', () => {
  it('has one line when calls of a kind start to fail, one for another reason, and one when all succeed again', async () => {
    const { log, lines } = createFakeLog();
    const retrier = createRetrier({ log, random: () => 1 });
    const both = [
      retrier.untilKnown({ what: 'credit', id: 'r1' }, failing(6, 'connection refused', 'timeout')),
      retrier.untilKnown({ what: 'credit', id: 'r2' }, failing(9, 'connection refused', 'timeout')),
    ];

    await jest.advanceTimersByTimeAsync(200_000);
    await Promise.all(both);

    expect(lines).toEqual([
      ['venue-retrying', { what: 'credit', id: 'r1', reason: 'connection refused' }],
      ['venue-retrying', { what: 'credit', id: 'r1', reason: 'timeout' }],
      ['venue-recovered', { what: 'credit', failures: 15 }],
    ]);
  });

  it('has nothing of a call that succeeds, and nothing of a server that stops', async () => {
    const { log, lines } = createFakeLog();
    const stopping = new AbortController();
    const retrier = createRetrier({ log, signal: stopping.signal });
    await retrier.untilKnown({ what: 'credit' }, failing(0));
    stopping.abort();

    await expect(retrier.untilKnown({ what: 'credit' }, failing(1))).rejects.toThrow('timeout');
    await retrier.whenDue({ what: 'settle' }, failing(1));

    expect(lines).toEqual([]);
  });
});

describe('a loop', () => {
  it('tries a failed id at its next turn, then less and less often, while others go on', async () => {
    const retrier = createRetrier({ log: createFakeLog().log, random: () => 1 });
    const [broken, sound] = [failing(Infinity), failing(0)];
    const turn = async (): Promise<readonly boolean[]> => [
      await retrier.whenDue({ what: 'pay', id: 'r1' }, broken),
      await retrier.whenDue({ what: 'pay', id: 'r2' }, sound),
    ];

    for (let ms = 0; ms < 10_000; ms += 100) {
      expect(await turn()).toEqual([false, true]);
      await jest.advanceTimersByTimeAsync(100);
    }

    expect(sound).toHaveBeenCalledTimes(100);
    // Calls occur at 0 and 0.1 s, then 0.2, 0.4, 0.8, 1.6 and 3.2 s later.
    expect(broken).toHaveBeenCalledTimes(7);
  });

  it('goes on after a task that throws, and never runs it twice at once', async () => {
    const { log, lines } = createFakeLog();
    const call = failing(1);
    const looping = createRetrier({ log }).repeat('settle', 100, async () => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      await call();
    });

    await jest.advanceTimersByTimeAsync(950);
    looping.stop();
    await jest.advanceTimersByTimeAsync(1_000);

    expect(call).toHaveBeenCalledTimes(3);
    expect(lines.map(([event]) => event)).toEqual(['venue-retrying', 'venue-recovered']);
  });
});
