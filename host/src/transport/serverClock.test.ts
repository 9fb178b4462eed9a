import { createServerClock, readServerTime } from './serverClock';

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
