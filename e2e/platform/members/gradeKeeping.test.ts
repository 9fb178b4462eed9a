import fc from 'fast-check';
import { fen } from '../kernel';
import { heldFrom, nextGradeChange, type HeldGrade } from './gradeKeeping';
import { GRADES, mustFindGrade } from './grades';

const at = (text: string) => new Date(`${text}+08:00`);
const NOON = at('2026-11-21T12:00:00');

it('a grade is held through 90 business days after the one it was reached on', () => {
  expect(heldFrom(3, 3, NOON)).toEqual({ grade: 3, reached: 3, from: NOON, until: at('2027-02-20T00:00:00') });
});

const held: HeldGrade = heldFrom(3, 3, NOON);
const fallen: HeldGrade = heldFrom(2, 3, NOON);
const KEEP_3 = mustFindGrade(3).keep;
const VIP_3 = mustFindGrade(3).turnover;
const VIP_4 = mustFindGrade(4).turnover;

it.each([
  ['before its end', held, VIP_3, 0n, NOON, null],
  ['a millisecond before its end', held, VIP_3, 0n, new Date(held.until.getTime() - 1), null],
  ['at its end, a fen short', held, VIP_3, KEEP_3 - 1n, held.until, ['fell', 2]],
  ['at its end, with just enough', held, VIP_3, KEEP_3, held.until, ['kept', 3]],
  ['with turnover of a higher grade', held, VIP_4, 0n, NOON, ['reached', 4]],
  ['with that of the highest', held, mustFindGrade(10).turnover, 0n, NOON, ['reached', 10]],
  ['after a fall, a fen short', fallen, VIP_3, KEEP_3 - 1n, NOON, null],
  ['after a fall, with just enough', fallen, VIP_3, KEEP_3, NOON, ['regained', 3]],
  ['after a fall, with a grade as never before', fallen, VIP_4, 0n, NOON, ['reached', 4]],
] as const)('a grade %s', (_what, before, all, sinceHeld, moment, expected) => {
  const change = nextGradeChange(before, { all: fen(all), sinceHeld: fen(sinceHeld) }, moment);

  expect(change && [change.reason, change.held.grade]).toEqual(expected);
});

it('no change leads past what all turnover has reached, or by more than one down', () => {
  const grade = fc.integer({ min: 1, max: 10 });
  const turnover = fc.bigInt({ min: 0n, max: 20_000_000_000n });
  fc.assert(
    fc.property(grade, grade, turnover, turnover, fc.boolean(), (one, other, all, since, isOver) => {
      const before = heldFrom(Math.min(one, other), Math.max(one, other), NOON);
      const change = nextGradeChange(before, { all: fen(all), sinceHeld: fen(since) }, isOver ? before.until : NOON);
      if (change === null) return;
      expect(change.held.grade).toBeLessThanOrEqual(change.held.reached);
      expect(change.held.grade).toBeGreaterThanOrEqual(before.grade - 1);
      expect(change.held.until.getTime()).toBeGreaterThan(before.from.getTime());
    }),
  );
});

it('keeping a grade takes less than reaching it, and more than the one below', () => {
  for (const { grade, keep, turnover } of GRADES.slice(1)) {
    expect(keep).toBeLessThan(turnover);
    expect(keep).toBeGreaterThan(mustFindGrade(grade - 1).keep);
  }
});
