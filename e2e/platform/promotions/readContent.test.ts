import { fen, formatYuanInText, type Fen } from '../kernel';
import { businessWeekOf } from './businessWeek';
import { readContent } from './readContent';
import { AGAIN_DEPOSIT_LEAST, AGAIN_DEPOSIT_MOST_REWARD, evaluateAgainDeposit } from './rules/againDeposit';
import { evaluateBettingGift } from './rules/bettingGift';
import { nextDraw } from './rules/draw';
import { evaluateFirstDeposit, FIRST_DEPOSIT_LEAST, FIRST_DEPOSIT_MOST_REWARD } from './rules/firstDeposit';
import { invitedFriend } from './rules/invitation';
import { evaluateNewTask } from './rules/newTask';
import { evaluateRace } from './rules/race';
import { evaluateSignGift } from './rules/signGift';
import { withTexts } from './schedule';
import { contentTerms } from './testing/contentTerms';
import { prizesOf } from './wirePromotion';

const content = readContent().map(withTexts);
const kinds = [
  'firstDeposit',
  'racePage',
  'drawGift',
  'friendInvitation',
  'signGift',
  'againDeposit',
  'newTask',
  'bettingGift',
  'activityLandPage',
] as const;
const amounts: Readonly<Record<(typeof kinds)[number], readonly Fen[]>> = {
  firstDeposit: [FIRST_DEPOSIT_LEAST, FIRST_DEPOSIT_MOST_REWARD],
  signGift: contentTerms('signGift').rewards,
  newTask: [contentTerms('newTask').reward],
  bettingGift: Object.values(contentTerms('bettingGift')).flatMap(({ turnover, reward }) => [turnover, reward]),
  againDeposit: [AGAIN_DEPOSIT_LEAST, AGAIN_DEPOSIT_MOST_REWARD],
  racePage: [contentTerms('racePage').least],
  drawGift: [contentTerms('drawGift').turnover],
  friendInvitation: Object.values(contentTerms('friendInvitation')),
  activityLandPage: [],
};

it('says of everything that pays what it takes before a withdrawal', () => {
  for (const { kind, rules, bonus } of content) {
    if (kind === 'activityLandPage') continue;
    const [days, times] = [String(bonus.days), String(bonus.times)];
    expect(rules['zh-CN']).toContain(
      `礼金须在领取后 ${days} 天内完成 ${times} 倍有效流水方可取款，逾期未完成则收回；进度见钱包，也可在钱包放弃。`,
    );
    expect(rules['zh-TW']).toContain(
      `禮金須在領取後 ${days} 天內完成 ${times} 倍有效流水方可取款，逾期未完成則收回；進度見錢包，也可在錢包放棄。`,
    );
  }
});

const NONE = { conditions: [] };
const evaluations = {
  firstDeposit: evaluateFirstDeposit(null),
  signGift: evaluateSignGift({ today: null, yesterday: null }, contentTerms('signGift')),
  newTask: evaluateNewTask({ hasDeposited: false, hasBet: false, hasTakenPart: false }, contentTerms('newTask')),
  bettingGift: evaluateBettingGift(fen(0n), contentTerms('bettingGift')),
  againDeposit: evaluateAgainDeposit([]),
  racePage: evaluateRace(
    { week: businessWeekOf(new Date(0)), hasEntered: false, ranking: [], memberId: 1, turnover: fen(0n), last: null, past: [] },
    contentTerms('racePage'),
  ),
  drawGift: { conditions: [nextDraw(fen(0n), 0, contentTerms('drawGift'))] },
  friendInvitation: { conditions: [invitedFriend(false)] },
  activityLandPage: NONE,
};

it('has each promotion once, and its ids are unique', () => {
  expect(content.map(({ kind }) => kind)).toEqual(kinds);
  expect(new Set(content.map(({ id }) => id)).size).toBe(content.length);
});

describe.each(kinds)('what %s says', (kind) => {
  const promotion = content.find((each) => each.kind === kind);

  it.each(['zh-CN', 'zh-TW'] as const)('in %s names every amount its rule pays or asks for', (language) => {
    const text = promotion?.rules[language].join() ?? '';

    for (const amount of amounts[kind]) expect(text).toContain(formatYuanInText(amount));
  });

  it('has as many rules in both languages, and a text for each condition', () => {
    expect(promotion?.rules['zh-TW']).toHaveLength(promotion?.rules['zh-CN'].length ?? 0);
    expect(Object.keys(promotion?.conditions ?? {})).toEqual(evaluations[kind].conditions.map(({ name }) => name));
  });
  it('names every prize of its table, and none besides', () => {
    expect(Object.keys(promotion?.prizes ?? {})).toEqual((promotion === undefined ? [] : (prizesOf(promotion) ?? [])).map(({ id }) => id));
  });
});

describe('a landing page', () => {
  const pages = content.filter(({ kind }) => kind === 'activityLandPage');

  it('names promotions that exist and are not landing pages', () => {
    const named = pages.flatMap(({ blocks }) => blocks).flatMap((block) => (block.type === 'promotions' ? block.ids : []));

    expect(named.length).toBeGreaterThan(0);
    for (const id of named) expect(content.find((each) => each.id === id)?.kind).not.toBe('activityLandPage');
    expect(content.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
  });

  it('has as many steps in both languages', () => {
    for (const block of pages.flatMap(({ blocks }) => blocks)) {
      if (block.type === 'steps') expect(block.items['zh-TW']).toHaveLength(block.items['zh-CN'].length);
    }
  });
});
