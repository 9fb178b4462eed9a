import type { Market, Selection, SelectionKey } from '@site/shared/betting';
import type { OddsFormat } from '@site/shared/odds';
import type { TrackedMatch } from '../feed/matchFeed';

/** What every price of one match needs beside its selection. */
export interface RowContext {
  readonly tracked: TrackedMatch;
  readonly format: OddsFormat;
  readonly selectedKeys: ReadonlySet<SelectionKey>;
  /** @param isJustShown whether the price has changed so lately that a press was meant for another */
  readonly onPick: (market: Market, selection: Selection, isJustShown: boolean) => void;
}
