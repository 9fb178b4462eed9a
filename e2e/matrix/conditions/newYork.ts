import type { Condition } from './condition';

/** Device in New York whose clock is two days and three hours ahead. */
export const newYork: Condition = {
  name: 'New York, wrong clock',
  use: { timezoneId: 'America/New_York' },
  prepare: (page) => page.addInitScript(shiftClock),
};

function shiftClock(): void {
  const aheadMs = 51 * 60 * 60 * 1000;
  const Exact = Date;
  const now = (): number => Exact.now() + aheadMs;
  window.Date = new Proxy(Exact, {
    construct: (target, args: readonly unknown[], subclass) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, subclass) as object,
    apply: () => new Exact(now()).toString(),
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
}
