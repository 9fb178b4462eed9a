import { labelBySign, outrightPayout, singlePayout, type ResultCode } from '@site/platform/sportsbook/settlement/payout';
import { readTexts } from './sourceTexts';

const HELP = 'host/src/screens/help/locales/games/zh-CN.json';

interface Section {
  readonly heading: string;
  readonly text?: readonly string[];
  readonly note?: string;
  readonly table?: { readonly rows: readonly (readonly string[])[] };
}

const PAGES = readTexts(HELP) as Readonly<Record<string, { readonly sections: readonly Section[] }>>;

function sectionOf(page: string, heading: string): Section {
  const found = PAGES[page]?.sections.find((section) => section.heading === heading);
  if (found === undefined) throw new Error(`${page} has no section ${heading}`);
  return found;
}

/** Returns the payout in yuan as the guides write it: `292`, `147.50`. */
function returnOf(price: { readonly type: 'H' | 'E' | 'M' | 'I'; readonly text: string }, yuan: number, result: ResultCode): string {
  const { payout } = singlePayout(price, BigInt(yuan) * 100n, result);
  return (Number(payout) / 100).toFixed(2).replace(/\.00$/, '');
}

/** Examples with their results in the order in which the text explains them. */
const EXAMPLES = [
  ['rqgl', '例一：让半球至一球', '0.92', 200, ['L', 'LW', 'W']],
  ['rqgl', '例二：受让平手至半球', '0.98', 100, ['LW', 'W']],
  ['dxqgl', '例一：大 2.5 / 3', '0.95', 100, ['L', 'LW', 'W']],
  ['dxqgl', '例二：小 2 / 2.5', '0.88', 200, ['W', 'LW', 'L']],
] as const;

it.each(EXAMPLES)('%s, %s: at Hong Kong %s a stake of %d returns what the platform pays', (page, heading, price, stake, results) => {
  const text = sectionOf(page, heading).text?.join('') ?? '';

  expect(text).toContain(`香港盘 ${price}`);
  expect(text).toContain(` ${String(stake)} 元`);
  expect([...text.matchAll(/返还 (?:[\d.]+ \+ [\d.]+ = )?(?<sum>[\d.]+) 元/g)].map(({ groups }) => groups?.['sum'])).toEqual(
    results.map((result) => returnOf({ type: 'H', text: price }, stake, result)),
  );
});

it('the table of payments is that of the platform, at a Hong Kong and at a negative Malay price', () => {
  const results = { 全赢: 'W', 赢半: 'LW', 走水: 'P', 输半: 'LL', 全输: 'L' } as const;
  const rows = sectionOf('rqgl', '怎样派付').table?.rows ?? [];

  expect(rows).toEqual(
    Object.entries(results).map(([name, result]) => [
      name,
      `${returnOf({ type: 'H', text: '0.90' }, 100, result)} 元`,
      `${returnOf({ type: 'M', text: '-0.80' }, 100, result)} 元`,
    ]),
  );
});

it('the same odds in four formats return what the table says', () => {
  const types = { 香港盘: 'H', 欧洲盘: 'E', 马来盘: 'M', 印尼盘: 'I' } as const;
  const rows = sectionOf('tytzjc', '赔率的四种表示').table?.rows ?? [];

  expect(rows.map(([name, , , whole]) => [name, whole])).toEqual(
    Object.entries(types).map(([name, type], place) => [name, `${returnOf({ type, text: rows[place]?.[1] ?? '' }, 100, 'W')} 元`]),
  );
});

it('a place that two winners share returns what the guide says', () => {
  const { payout } = outrightPayout({ type: 'E', text: '5.00' }, 10_000n, 1, 2);

  expect(sectionOf('tywt', '冠军有并列时怎样派付').text?.join('')).toContain(
    `投注 100 元，赔率 5.00，两位并列，返还 ${(Number(payout) / 100).toString()} 元`,
  );
});

it('what is labelled by its return has the label that the guide says', () => {
  const names: Readonly<Record<string, string>> = { W: '赢', P: '走水', LL: '输半', L: '输' };
  const [more, equal, less, nothing] = [3n, 2n, 1n, 0n].map((payout) => names[labelBySign(payout, 2n)]);

  expect(sectionOf('tywt', '注单上的结果是什么意思').note).toContain(
    `多于投注本金为${String(more)}，等于为${String(equal)}，少于为${String(less)}，没有返还为${String(nothing)}`,
  );
});
