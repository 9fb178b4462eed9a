import { showMoney } from '../../kit/showMoney';
import type { RoundProof, RoundReport } from '../../kit/operator';
import type { LocalName } from '../../kit/protocol';
import type { Spin } from '../engine';
import { namesOf, type SymbolNames } from '../page/texts';

/**
 * Builds the operator's record of a spin: the three rows, and each winning line, named after the game's own pictures.
 */
export function reportSpin({ grid, wins }: Spin, motif: string, proof: RoundProof | null): RoundReport {
  const inBoth = (write: (names: SymbolNames) => string): LocalName => ({
    'zh-CN': write(namesOf('zh-CN', motif)),
    'zh-TW': write(namesOf('zh-TW', motif)),
  });
  return {
    summary: {
      'zh-CN': wins.length === 0 ? '没有中奖线' : `${String(wins.length)} 条线中奖`,
      'zh-TW': wins.length === 0 ? '沒有中獎線' : `${String(wins.length)} 條線中獎`,
    },
    facts: [
      ...ROWS.map((label, row) => ({ label, value: inBoth((names) => grid.map((column) => names[column[row] ?? 'seal']).join(' ')) })),
      ...wins.map(({ line, symbol, count, payout }) => ({
        label: { 'zh-CN': `第 ${String(line + 1)} 线`, 'zh-TW': `第 ${String(line + 1)} 線` },
        value: inBoth((names) => `${names[symbol]} × ${String(count)}，${showMoney(payout)}`),
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
