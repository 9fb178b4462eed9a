import { useDeferredValue, type ReactNode, type RefObject } from 'react';
import { useStore } from 'zustand';
import { cx } from '@site/shared/ui';
import { PlacementList, ReceiptList } from '../placement/PlacementList';
import { usePlacement } from '../placement/usePlacement';
import { isOpen } from '../slip/placement';
import { slipStore } from '../slip/slipStore';
import { useQuickPick } from '../slip/useQuickPick';
import { useQuote } from '../slip/useQuote';
import { useSlipSummary } from '../slip/useSlipSummary';
import { EntryList } from './EntryList';
import { SlipFooter } from './SlipFooter';
import { useSlipFocus } from './useSlipFocus';
import styles from './SlipDock.module.css';

interface SlipBodyProps {
  readonly slip: RefObject<HTMLElement | null>;
  /** Shown where there is nothing else. */
  readonly empty: ReactNode;
}

/** Entries, prices, stakes, and the bets under way: everything of the slip that an empty one does not show. */
export function SlipBody({ slip, empty }: SlipBodyProps) {
  const { submit } = usePlacement();
  const quoteFailure = useQuote();
  const { summary, cappedTo } = useSlipSummary();
  useQuickPick(summary, submit);
  const placements = useStore(slipStore(), (state) => state.placements);
  const isLocked = placements.some(isOpen);
  // The first pick is painted on the board before the slip is drawn. From then on the slip changes with the press.
  const isDrawn = useDeferredValue(summary !== undefined, false);
  const filled = isDrawn ? summary : undefined;
  useSlipFocus(slip, placements, filled === summary);
  return (
    <>
      <div className={cx(styles['scroll'], filled && styles['filled'])}>
        <PlacementList placements={placements} />
        {filled && (
          <EntryList summary={filled} placements={placements} cappedTo={cappedTo} isLocked={isLocked} quoteFailure={quoteFailure} />
        )}
        <ReceiptList placements={placements} />
      </div>
      {filled && <SlipFooter summary={filled} cappedTo={cappedTo()} isLocked={isLocked} onSubmit={submit} />}
      {!filled && placements.length === 0 && empty}
    </>
  );
}
