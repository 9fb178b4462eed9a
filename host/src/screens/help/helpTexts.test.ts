import { createHash } from 'node:crypto';
import type { Texts } from '@site/shared/i18n';
import { localeProblems } from '@site/testing/localeParity';
import { TERMS_VERSION } from '@site/shared/wire/consent';
import type { PageTexts, SectionTexts } from '../content-page/pageTexts';
import aboutCN from './locales/about/zh-CN.json';
import aboutTW from './locales/about/zh-TW.json';
import accountCN from './locales/account/zh-CN.json';
import accountTW from './locales/account/zh-TW.json';
import careCN from './locales/care/zh-CN.json';
import careTW from './locales/care/zh-TW.json';
import gamesCN from './locales/games/zh-CN.json';
import gamesTW from './locales/games/zh-TW.json';
import menuCN from './locales/menu/zh-CN.json';
import menuTW from './locales/menu/zh-TW.json';
import moneyCN from './locales/money/zh-CN.json';
import moneyTW from './locales/money/zh-TW.json';
import { HELP_GROUPS } from './topics';

const FILES = {
  account: [accountCN, accountTW],
  money: [moneyCN, moneyTW],
  games: [gamesCN, gamesTW],
  care: [careCN, careTW],
  about: [aboutCN, aboutTW],
  menu: [menuCN, menuTW],
} as const;

it.each(Object.entries(FILES))('%s has every text in both languages [R-HELP-26]', (_name, [source, translation]) => {
  // The check treats lists as objects with numeric keys.
  expect(localeProblems(source as unknown as Texts, translation as unknown as Texts)).toEqual([]);
});

it.each(HELP_GROUPS)('$id has a text for each of its topics, and no other [R-HELP-26]', ({ id, topics }) => {
  const [source] = FILES[id];
  expect(Object.keys(source).sort()).toEqual([...topics].sort());
});

describe('the guides reckon as tickets are settled', () => {
  /** Returns the result by the quarter goals over the line (docs/betting-rules.md, "Settlement"). */
  const resultOf = (quarters: number) => {
    if (quarters >= 2) return '全赢';
    if (quarters === 1) return '赢半';
    if (quarters === 0) return '走水';
    return quarters === -1 ? '输半' : '全输';
  };
  const quartersOf = (line: string) => {
    const ends = [...line.matchAll(/\d(?:\.5)?/g)].map(([end]) => Number(end));
    return (4 * ends.reduce((sum, end) => sum + end, 0)) / ends.length;
  };
  const tableOf = ({ sections }: PageTexts, heading: string) => {
    const found: SectionTexts | undefined = sections.find((section) => section.heading === heading);
    return found?.table?.rows ?? [];
  };

  it.each(tableOf(gamesCN.rqgl, '投注让球方的结果'))('giving %s [R-HELP-12]', (line, ...results) => {
    expect(results).toEqual([0, 1, 2, 3].map((margin) => resultOf(4 * margin - quartersOf(line))));
  });

  it.each(tableOf(gamesCN.dxqgl, '投注大球的结果'))('over %s [R-HELP-13]', (line, ...results) => {
    expect(results).toEqual([1, 2, 3, 4].map((total) => resultOf(4 * total - quartersOf(line))));
  });
});

it('the version of the terms is that of their text: whoever changes one changes the other [R-LEGAL-01]', () => {
  const text = createHash('sha256')
    .update(JSON.stringify([aboutCN.gztk, aboutCN.ysgz, careCN.xzdq]))
    .digest('hex');

  expect({ [TERMS_VERSION]: text.slice(0, 16) }).toEqual({ '2026-11-29': '28d1318ccaad9670' });
});
