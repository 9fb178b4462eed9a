import { readAmount } from '@site/shared/input';
import { formatYuanInput } from '@site/shared/money';

/** The amount of an address, as it is filled into a field; empty for a text that is no amount. */
export function parseDraftAmount(text = ''): string {
  const amount = readAmount(text);
  return amount === undefined ? '' : formatYuanInput(amount);
}
