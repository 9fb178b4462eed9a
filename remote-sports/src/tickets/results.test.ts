import { mustBeFen } from '@site/shared/money';
import { formatMoment } from '@site/shared/i18n';
import { aTicket } from '../testing/builders';
import { appendPage, startOfRange, type ResultsPage } from './results';

const at = (text: string) => Date.parse(`${text}+08:00`);

it.each([
  ['1', '2026-11-21T07:59:59', '2026-11-21 00:00:00'],
  ['7', '2026-11-21T12:00:00', '2026-11-15 00:00:00'],
  ['7', '2026-11-20T23:59:59', '2026-11-14 00:00:00'],
  ['90', '2026-03-01T08:00:00', '2025-12-02 00:00:00'],
] as const)('the last %s business days at %s begin at %s', (range, now, begin) => {
  expect(formatMoment(startOfRange(range, at(now)))).toBe(begin);
});

it('lists no bet twice when another was settled between two pages', () => {
  const page = (ids: readonly string[], total: number): ResultsPage => ({
    total,
    rows: ids.map((id) => aTicket({ id })),
    totals: { risk: mustBeFen(total), payout: mustBeFen(0) },
  });
  const both = appendPage(page(['4', '3'], 4), page(['3', '2'], 5));

  expect(both.rows.map(({ id }) => id)).toEqual(['4', '3', '2']);
  expect(both).toMatchObject({ total: 5, totals: { risk: 5 } });
});
