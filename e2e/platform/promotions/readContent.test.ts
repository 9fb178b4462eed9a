import { fen, formatYuan, type Fen } from '../kernel';
import { readContent } from './readContent';
import { BETTING_TIERS, evaluateBettingGift } from './rules/bettingGift';
import { evaluateFirstDeposit, FIRST_DEPOSIT_LEAST, FIRST_DEPOSIT_MOST_REWARD } from './rules/firstDeposit';
import { evaluateNewTask, NEW_TASK_REWARD } from './rules/newTask';
import { evaluateSignGift, SIGN_REWARDS } from './rules/signGift';

const content = readContent();
const kinds = ['firstDeposit', 'signGift', 'newTask', 'bettingGift'] as const;
const amounts: Readonly<Record<(typeof kinds)[number], readonly Fen[]>> = {
  firstDeposit: [FIRST_DEPOSIT_LEAST, FIRST_DEPOSIT_MOST_REWARD],
  signGift: SIGN_REWARDS,
  newTask: [NEW_TASK_REWARD],
  bettingGift: BETTING_TIERS.flatMap(({ turnover, reward }) => [turnover, reward]),
};
const evaluations = {
  firstDeposit: evaluateFirstDeposit(null),
  signGift: evaluateSignGift({ today: null, yesterday: null }),
  newTask: evaluateNewTask({ hasDeposited: false, hasBet: false, hasTakenPart: false }),
  bettingGift: evaluateBettingGift(fen(0n)),
};

it('has each promotion once, and its ids are unique', () => {
  expect(content.map(({ kind }) => kind)).toEqual(kinds);
  expect(new Set(content.map(({ id }) => id)).size).toBe(content.length);
});

describe.each(kinds)('what %s says', (kind) => {
  const promotion = content.find((each) => each.kind === kind);

  it.each(['zh-CN', 'zh-TW'] as const)('in %s names every amount its rule pays or asks for', (language) => {
    const text = promotion?.rules[language].join() ?? '';

    for (const amount of amounts[kind]) expect(text).toContain(formatYuan(amount).replace(/\B(?=(\d{3})+\.)/g, ','));
  });

  it('has as many rules in both languages, and a text for each condition', () => {
    expect(promotion?.rules['zh-TW']).toHaveLength(promotion?.rules['zh-CN'].length ?? 0);
    expect(Object.keys(promotion?.conditions ?? {})).toEqual(evaluations[kind].conditions.map(({ name }) => name));
  });
});
