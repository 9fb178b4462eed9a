import type { ReactNode, RefObject } from 'react';
import { cx } from '@site/shared/ui';
import { PlacementList, ReceiptList } from '../placement/PlacementList';
import { usePlacement } from '../placement/usePlacement';
import { isOpen } from '../slip/placement';
import { useQuickPick } from '../slip/useQuickPick';
import { useQuote } from '../slip/useQuote';
import { useSlipSummary } from '../slip/useSlipSummary';
import { EntryList } from './EntryList';
import { SlipFooter } from './SlipFooter';
import { useSlipFocus } from './useSlipFocus';
import styles from './SlipDock.module.css';

interface SlipBodyProps {
  readonly slip: RefObject<HTMLElement | null>;
  readonly empty: ReactNode;
}

/** Shows entries, prices, stakes and open bets: all parts of the slip that an empty one does not need. */
export function SlipBody({ slip, empty }: SlipBodyProps) {
  const { submit } = usePlacement();
  const quoteFailure = useQuote();
  const { summary, placements, isCurrent, cappedTo } = useSlipSummary();
  useQuickPick(summary, isCurrent, submit);
  const isLocked = placements.some(isOpen);
  useSlipFocus(slip, placements, isCurrent);
  return (
    <>
      <div className={cx(styles['scroll'], summary && styles['filled'])}>
        <PlacementList placements={placements} />
        {summary && (
          <EntryList summary={summary} placements={placements} cappedTo={cappedTo} isLocked={isLocked} quoteFailure={quoteFailure} />
        )}
        <ReceiptList placements={placements} />
      </div>
      {summary && <SlipFooter summary={summary} cappedTo={cappedTo()} isLocked={isLocked} onSubmit={submit} />}
      {!summary && placements.length === 0 && empty}
    </>
  );
}
