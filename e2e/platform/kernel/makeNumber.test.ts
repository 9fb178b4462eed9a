import { makeNumber } from './makeNumber';

it('has the kind, the date and nine digits, a new one each time', () => {
  const made = Array.from({ length: 200 }, () => makeNumber('CK', new Date('2026-11-21T04:00:00Z')));

  for (const number of made) expect(number).toMatch(/^CK261121\d{9}$/);
  expect(new Set(made).size).toBe(200);
});
