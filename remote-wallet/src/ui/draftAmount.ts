import { readAmount } from '@site/shared/input';
import { formatYuanInput } from '@site/shared/money';

/** Parses the amount in a URL for the field; returns an empty text when it is not an amount. */
export function parseDraftAmount(text = ''): string {
  const amount = readAmount(text);
  return amount === undefined ? '' : formatYuanInput(amount);
}
