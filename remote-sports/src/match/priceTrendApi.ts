import { priceIn, selectionCode, type Selection, type SelectionKey, type Sport } from '@site/shared/betting';
import { mapResult, type CallResult } from '@site/shared/contract';
import { BOARD_METHODS } from '@site/shared/wire/sportsBoard';
import { marketsFromWire } from '../feed/matchCodec';
import { sendResource, type Ending, type ResourceContext } from '../resource/resourceApi';

/** Selection at one moment, with the line it had then. */
export interface TrendPoint {
  /** Milliseconds since the Unix epoch. */
  readonly at: number;
  readonly selection: Selection;
  /** Price in European format, such as 1.98, so that all points are comparable. */
  readonly price: number;
}

/** Loads the price history of a selection, oldest first. */
export async function fetchPriceTrend(
  context: ResourceContext,
  key: SelectionKey,
  sport: Sport,
  ending: Ending,
): Promise<CallResult<readonly TrendPoint[]>> {
  const { gameId, w } = selectionCode(key);
  return mapResult(await sendResource(context, BOARD_METHODS.priceTrend, { gameId, w }, ending), ({ points }) =>
    points.flatMap(({ at, ...offer }) => {
      const [market] = marketsFromWire({ gameId, w, state: 'open', ...offer }, sport);
      const selection = market?.selections.find((each) => each.key === key);
      return selection?.price ? [{ at, selection, price: priceIn(selection.price, 'E').thousandths / 1000 }] : [];
    }),
  );
}
