import { makeNumber } from './makeNumber';

it.each(['CK', 'QK', 'ZZ', 'JF', 'FK', 'HB'] as const)('of kind %s has the business day of Shanghai', (kind) => {
  expect(makeNumber(kind, new Date('2026-11-20T15:59:59.999Z'))).toContain(`${kind}261120`);
  expect(makeNumber(kind, new Date('2026-11-20T16:00:00Z'))).toContain(`${kind}261121`);
});

it('has the kind, the date and nine digits, a new one each time', () => {
  const made = Array.from({ length: 200 }, () => makeNumber('CK', new Date('2026-11-21T04:00:00Z')));

  for (const number of made) expect(number).toMatch(/^CK261121\d{9}$/);
  expect(new Set(made).size).toBe(200);
});
