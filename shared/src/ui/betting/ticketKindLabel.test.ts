import { mustParsePrice } from '@site/testing/mustParsePrice';
import texts from './locales/zh-CN/betting.json';
import { ticketKindLabel } from './ticketKindLabel';
import type { BettingTranslate } from './useBettingTranslation';

/** Translates with the real texts, interpolated like in the i18n library. */
const t = ((key: string, values: Readonly<Record<string, unknown>> = {}) => {
  const text = key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], { betting: texts });
  return String(text).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}) as unknown as BettingTranslate;

const legs = (count: number) => Array.from({ length: count });

it.each([
  [{ mode: 'single' as const, legs: legs(1), folds: [], lines: 1 }, undefined],
  [{ mode: 'parlay' as const, legs: legs(3), folds: [], lines: 1 }, '3 串 1'],
  [{ mode: 'system' as const, legs: legs(4), folds: [2, 3, 4], lines: 11 }, '4 串 11'],
  [{ mode: 'system' as const, legs: legs(5), folds: [3], lines: 10 }, '5 选 3（10 注）'],
  [
    { mode: 'parlay' as const, legs: legs(3), folds: [], lines: 1, together: mustParsePrice('E', '7.46') },
    '同场串关（3 项）@ 7.46（欧洲盘）',
  ],
])('labels %j as %s', (ticket, label) => {
  expect(ticketKindLabel(ticket, t)).toBe(label);
});
