import { selectionCode } from '@site/shared/betting';
import { mapResult, type CallResult } from '@site/shared/contract';
import { toWireYuan, type Fen } from '@site/shared/money';
import { BET_METHODS } from '@site/shared/wire/sportsBets';
import { sendResource, type Ending, type ResourceContext } from '../resource/resourceApi';
import { quoteFromWire } from './quoteCodec';
import type { QuoteNeed } from './quotes';
import type { Quote } from './types';

/** Requests the server's prices, the only ones that can be bet at (decision 32). */
export async function fetchQuote(
  context: ResourceContext,
  { mode, format, entries, folds }: QuoteNeed,
  stake: Fen | undefined,
  ending: Ending,
): Promise<CallResult<Quote>> {
  const request = {
    mode,
    oddsType: format,
    selections: entries.map(({ key }) => selectionCode(key)),
    ...(folds ? { folds: [...folds] } : {}),
    ...(stake === undefined ? {} : { stake: toWireYuan(stake) }),
  };
  return mapResult(await sendResource(context, BET_METHODS.quote, request, ending), (quote) => quoteFromWire(quote, entries));
}
