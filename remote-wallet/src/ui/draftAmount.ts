import { amountInput } from '@site/shared/input';

/** The amount of an address, as a player could have typed it; empty for any other text. */
export function parseDraftAmount(text = ''): string {
  return amountInput(text, '').text;
}
