import { fenFromWire } from '@site/shared/money';
import type { WireRebateDay } from '@site/shared/wire/rebate';
import type { RebateCategory, RebateDay } from './rebate';

const CATEGORIES: Readonly<Record<WireRebateDay['lines'][number]['category'], RebateCategory>> = {
  TY: 'sport',
  ZR: 'live',
  QP: 'chess',
  DJ: 'esport',
  CP: 'lottery',
  DZ: 'slot',
  BY: 'fishing',
};

export function dayFromWire({ day, grade, amount, lines, paidAt }: WireRebateDay): RebateDay {
  return {
    day,
    grade,
    amount: fenFromWire(amount),
    lines: lines.map(({ category, turnover, rate, amount: part }) => ({
      category: CATEGORIES[category],
      turnover: fenFromWire(turnover),
      rate,
      amount: fenFromWire(part),
    })),
    paidAt,
  };
}
