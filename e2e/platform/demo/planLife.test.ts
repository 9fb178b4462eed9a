import { LIFE_DAYS, planLife } from './planLife';

const DAY_MS = 86_400_000;

/** Ends of months and years, leap days, and each hour of a day. */
const DATES = [
  ...['2026-12-31T23:59:00', '2027-01-01T00:01:00', '2028-02-29T12:00:00', '2028-03-01T00:20:00', '2027-03-31T05:00:00'].map(
    (text) => new Date(`${text}+08:00`),
  ),
  ...Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2027, 5, hour + 1, hour, 17))),
];

describe('the plan of the demo', () => {
  it('is the same for the same date and seed, and another for another seed', () => {
    const [date = new Date()] = DATES;
    expect(planLife(date, 1)).toEqual(planLife(date, 1));
    expect(planLife(date, 2)).not.toEqual(planLife(date, 1));
  });

  it.each(DATES)('has its scenes in order, within ninety days and before the present, at %s', (present) => {
    const times = planLife(present, 1).map(({ atMs }) => atMs);

    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBeLessThan(present.getTime());
    expect(times[0]).toBeGreaterThan(present.getTime() - (LIFE_DAYS + 1) * DAY_MS);
  });

  it.each(DATES)('lets no member act before they have registered, at %s', (present) => {
    const registered = new Set<string>();
    for (const { who, actions } of planLife(present, 1)) {
      if (actions.some((action) => action.do === 'register')) registered.add(who);
      expect(registered).toContain(who);
    }
  });

  it('contains bets of each mode, in play and before, and each venue category', () => {
    const [date = new Date()] = DATES;
    const actions = planLife(date, 1).flatMap((scene) => scene.actions);
    const bets = actions.filter((action) => action.do === 'bet');

    expect(new Set(bets.map(({ mode }) => mode))).toEqual(new Set(['single', 'parlay', 'system']));
    expect(new Set(bets.map(({ isLive }) => isLive))).toEqual(new Set([true, false]));
    expect(new Set(actions.flatMap((action) => (action.do === 'play' ? [action.venue] : []))).size).toBeGreaterThanOrEqual(7);
  });
});
