import { createServerClock, readServerTime, setByFirstAnswer } from './serverClock';

describe("the server's clock", () => {
  it("is the device's until the server has spoken", () => {
    expect(createServerClock(() => 500).now()).toBe(500);
  });

  it('is in the middle of the bounds of one answer', () => {
    const clock = createServerClock(() => 0);

    clock.take({ sentAt: 0, receivedAt: 200, serverTime: 10_000, precisionMs: 0 });

    expect(clock.now()).toBe(9900);
  });

  it('gets better with each answer and never worse', () => {
    const clock = createServerClock(() => 0);

    clock.take({ sentAt: 0, receivedAt: 20, serverTime: 10_010, precisionMs: 0 });
    clock.take({ sentAt: 1000, receivedAt: 4000, serverTime: 12_500, precisionMs: 0 });

    expect(Math.abs(clock.now() - 10_000)).toBeLessThanOrEqual(10);
  });

  it('finds the millisecond from readings by the second', () => {
    const clock = createServerClock(() => 0);
    const offset = 777;

    for (let device = 0; device < 30_000; device += 130) {
      const serverTime = Math.floor((device + offset) / 1000) * 1000;
      clock.take({ sentAt: device, receivedAt: device, serverTime, precisionMs: 1000 });
    }

    expect(Math.abs(clock.now() - offset)).toBeLessThanOrEqual(20);
  });

  it('resets when a clock was set', () => {
    const clock = createServerClock(() => 0);

    clock.take({ sentAt: 0, receivedAt: 10, serverTime: 1000, precisionMs: 0 });
    clock.take({ sentAt: 20, receivedAt: 30, serverTime: 99_000, precisionMs: 0 });

    expect(clock.now()).toBe(98_975);
  });

  it.each([
    ['1795248229025', undefined, { serverTime: 1_795_248_229_025, precisionMs: 1 }],
    [undefined, 'Sat, 21 Nov 2026 08:00:00 GMT', { serverTime: Date.UTC(2026, 10, 21, 8), precisionMs: 1000 }],
    ['soon', 'tomorrow', undefined],
    [undefined, undefined, undefined],
  ])('reads the headers %s and %s', (serverTime, date, expected) => {
    expect(readServerTime(serverTime, date)).toEqual(expected);
  });
});

describe('the clock of a page that opens', () => {
  const NOW = Date.UTC(2026, 10, 21, 16);
  const TWO_DAYS_MS = 2 * 24 * 3_600_000;
  const answer = (headers: Record<string, string>) => () => Promise.resolve(new Response('', { headers }));
  const open = async (headers: Record<string, string>, device: number) => {
    const clock = createServerClock(() => device);
    const fetch = setByFirstAnswer(clock, { fetch: answer(headers), now: () => device, sentAt: device - 400 });
    await fetch('/deployment.json', {});
    return { clock, fetch };
  };

  it.each([-TWO_DAYS_MS, 0, TWO_DAYS_MS])("is within a second of the server's on a device that is %i ms off", async (offMs) => {
    const { clock } = await open({ date: new Date(NOW).toUTCString() }, NOW + offMs);

    expect(Math.abs(clock.now() - NOW)).toBeLessThanOrEqual(1_000);
  });

  it("stays the device's where the answer was stored on its way, or has no time", async () => {
    for (const headers of [{ date: new Date(NOW).toUTCString(), age: '86400' }, { date: 'soon' }, {}])
      expect((await open(headers as Record<string, string>, NOW + TWO_DAYS_MS)).clock.now()).toBe(NOW + TWO_DAYS_MS);
  });

  it('is not set by the answers that follow, which may be older', async () => {
    const clock = createServerClock(() => NOW);
    const dates = [NOW, NOW - TWO_DAYS_MS].map((at) => new Date(at).toUTCString());
    const fetch = setByFirstAnswer(clock, { fetch: () => answer({ date: dates.shift() ?? '' })(), now: () => NOW, sentAt: NOW });
    await fetch('/deployment.json', {});
    await fetch('/deployment.json', {});

    expect(Math.abs(clock.now() - NOW)).toBeLessThanOrEqual(1_000);
  });
});
