import { formatYuan } from '../../kit/money';
import type { RoundProof, RoundReport } from '../../kit/operator';
import type { LocalName } from '../../kit/protocol';
import type { Spin } from '../engine';
import zhCN from '../page/locales/zh-CN.json';
import zhTW from '../page/locales/zh-TW.json';

/** What the operator's record shows of a spin: the three rows, and each line that paid. */
export function reportSpin({ grid, wins }: Spin, proof: RoundProof | null): RoundReport {
  return {
    summary: {
      'zh-CN': wins.length === 0 ? '没有中奖线' : `${String(wins.length)} 条线中奖`,
      'zh-TW': wins.length === 0 ? '沒有中獎線' : `${String(wins.length)} 條線中獎`,
    },
    facts: [
      ...ROWS.map((label, row) => ({ label, value: inBoth((symbol) => grid.map((column) => symbol[column[row] ?? 'seal']).join(' ')) })),
      ...wins.map(({ line, symbol, count, payout }) => ({
        label: { 'zh-CN': `第 ${String(line + 1)} 线`, 'zh-TW': `第 ${String(line + 1)} 線` },
        value: inBoth((name) => `${name[symbol]} × ${String(count)}，¥${formatYuan(payout)}`),
      })),
    ],
    proof,
  };
}

const ROWS: readonly LocalName[] = [
  { 'zh-CN': '上排', 'zh-TW': '上排' },
  { 'zh-CN': '中排', 'zh-TW': '中排' },
  { 'zh-CN': '下排', 'zh-TW': '下排' },
];

function inBoth(write: (symbol: typeof zhCN.symbol) => string): LocalName {
  return { 'zh-CN': write(zhCN.symbol), 'zh-TW': write(zhTW.symbol) };
}
