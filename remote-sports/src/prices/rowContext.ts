import type { Market, Selection, SelectionKey } from '@site/shared/betting';
import type { OddsFormat } from '@site/shared/odds';
import type { TrackedMatch } from '../feed/matchFeed';

/** Data that every price of one match needs besides its selection. */
export interface RowContext {
  readonly tracked: TrackedMatch;
  readonly format: OddsFormat;
  readonly selectedKeys: ReadonlySet<SelectionKey>;
  /** @param isJustShown true when the price changed so recently that the press was meant for another one */
  readonly onPick: (market: Market, selection: Selection, isJustShown: boolean) => void;
}
