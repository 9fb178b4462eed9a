import { priceIn, selectionCode, type Selection, type SelectionKey, type Sport } from '@site/shared/betting';
import { mapResult, type CallResult } from '@site/shared/contract';
import { BOARD_METHODS } from '@site/shared/wire/sportsBoard';
import { marketsFromWire } from '../feed/matchCodec';
import { sendResource, type Ending, type ResourceContext } from '../resource/resourceApi';

/** A selection at one moment, at its line of then. */
export interface TrendPoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly selection: Selection;
  /** In European format, where every price can be compared: 1.98. */
  readonly price: number;
}

/** What a selection was offered at until now, the oldest first. */
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
