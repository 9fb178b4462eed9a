import { fen, formatYuan } from '../../kernel';
import { evaluateBettingGift } from './bettingGift';
import type { Evaluation } from './evaluation';
import { evaluateFirstDeposit } from './firstDeposit';
import { evaluateNewTask } from './newTask';
import { evaluateSignGift } from './signGift';
import { contentTerms } from '../testing/contentTerms';

const payable = ({ payable: amount }: Evaluation) => (amount === null ? null : formatYuan(amount));
const prospect = ({ prospect: amount }: Evaluation) => (amount === null ? null : formatYuan(amount));
const met = ({ conditions }: Evaluation) => conditions.map(({ isMet }) => isMet);

describe('the gift for the first deposit', () => {
  it.each([
    [10_000n, '10.00'],
    [10_009n, '10.00'],
    [12_345n, '12.34'],
    [887_999n, '887.99'],
    [888_000n, '888.00'],
    [888_010n, '888.00'],
    [5_000_000n, '888.00'],
  ])('is a tenth of %s fen: %s, cut to the fen and at the most', (deposit, reward) => {
    expect(payable(evaluateFirstDeposit(fen(deposit)))).toBe(reward);
  });

  it('waits for a deposit and promises no figure until then', () => {
    const evaluation = evaluateFirstDeposit(null);

    expect([payable(evaluation), prospect(evaluation), met(evaluation)]).toEqual([null, null, [false]]);
  });
});

describe('the days of signing in', () => {
  it.each([
    ['nothing yet', null, null, 1, '1.00', 0],
    ['day 1 yesterday', null, 1, 2, '1.00', 1],
    ['day 2 yesterday', null, 2, 3, '2.00', 2],
    ['day 6 yesterday', null, 6, 7, '8.88', 6],
    ['a full row yesterday', null, 7, 1, '1.00', 0],
    ['day 1 today', 1, null, 1, '1.00', 1],
    ['day 3 today after day 2', 3, 2, 3, '2.00', 3],
    ['the full row today', 7, 6, 7, '8.88', 7],
    ['a new row today after a full one', 1, 7, 1, '1.00', 1],
  ])('with %s', (_what, today, yesterday, next, reward, claimed) => {
    const evaluation = evaluateSignGift({ today, yesterday }, contentTerms('signGift'));

    expect(evaluation.row?.next).toBe(next);
    expect(payable(evaluation)).toBe(reward);
    expect(evaluation.row?.days.filter(({ isClaimed }) => isClaimed).map(({ day }) => day)).toEqual(
      Array.from({ length: claimed }, (_day, index) => index + 1),
    );
  });

  it('pay 20.88 yuan for a whole row', () => {
    const days = evaluateSignGift({ today: null, yesterday: null }, contentTerms('signGift')).row?.days ?? [];

    expect(days.map(({ reward }) => formatYuan(reward))).toEqual(['1.00', '1.00', '2.00', '2.00', '3.00', '3.00', '8.88']);
    expect(formatYuan(fen(days.reduce((sum, { reward }) => sum + reward, 0n)))).toBe('20.88');
  });
});

describe('the tasks of a newcomer', () => {
  it.each([
    [false, false, false, null],
    [true, false, false, null],
    [true, true, false, null],
    [false, true, true, null],
    [true, true, true, '8.88'],
  ])('deposit %s, bet %s, chat or game %s pay %s', (hasDeposited, hasBet, hasTakenPart, reward) => {
    const evaluation = evaluateNewTask({ hasDeposited, hasBet, hasTakenPart }, contentTerms('newTask'));

    expect(payable(evaluation)).toBe(reward);
    expect(prospect(evaluation)).toBe('8.88');
    expect(met(evaluation)).toEqual([hasDeposited, hasBet, hasTakenPart]);
  });
});

describe('the gift for the day’s turnover', () => {
  it.each([
    [0n, null, ['0.00', '0.00'], '5.00'],
    [49_999n, null, ['499.99', '499.99'], '5.00'],
    [50_000n, '5.00', ['500.00', '500.00'], '5.00'],
    [499_999n, '5.00', ['500.00', '4999.99'], '5.00'],
    [500_000n, '58.00', ['500.00', '5000.00'], '58.00'],
    [9_000_000n, '58.00', ['500.00', '5000.00'], '58.00'],
  ])('at %s fen pays %s', (turnover, reward, done, expected) => {
    const evaluation = evaluateBettingGift(fen(turnover), contentTerms('bettingGift'));

    expect(payable(evaluation)).toBe(reward);
    expect(evaluation.conditions.map((condition) => condition.done)).toEqual(done);
    expect(prospect(evaluation)).toBe(expected);
  });
});
