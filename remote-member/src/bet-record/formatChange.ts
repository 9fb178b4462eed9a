import { formatYuanFixed, type Fen } from '@site/shared/money';

/** Formats an amount with its sign: `+¥3.00`, `-¥2.00`, `¥0.00`. */
export function formatChange(change: Fen): string {
  return `${change > 0 ? '+' : ''}${formatYuanFixed(change)}`;
}
