import { useStore } from 'zustand';
import { useServices } from '@site/shared/contract';
import { Button, cx } from '@site/shared/ui';
import { useTranslation } from './texts';
import { isOpen, type Placement } from '../slip/placement';
import { placementOnEntry } from './placementOnEntry';
import { dismissSettled, keepSelections, slipStore } from '../slip/slipStore';
import { PlacementCard } from './PlacementCard';
import styles from './PlacementCard.module.css';

interface PlacementListProps {
  readonly placements: readonly Placement[];
}

/**
 * Shows open bets and bets that were not accepted above the entries. The bets of several singles are left out, because
 * each is shown on its own entry. Outcomes are announced to screen readers.
 */
export function PlacementList({ placements }: PlacementListProps) {
  const { t } = useTranslation();
  const slip = useStore(slipStore(), (state) => state.slip);
  const shown = placements.filter((placement) => placement.status !== 'accepted' && placementOnEntry(placement, slip) === undefined);
  return (
    <div aria-live="polite">
      <Cards label={t('placement.placements')} placements={shown} />
    </div>
  );
}

/** Shows the receipts of accepted bets below the remaining entries, so that the entries are seen first. */
export function ReceiptList({ placements }: PlacementListProps) {
  const { t } = useTranslation();
  const isAlone = useStore(slipStore(), ({ slip }) => slip.entries.length === 0);
  const receipts = placements.filter(({ status }) => status === 'accepted');
  return (
    <div aria-live="polite">
      <Cards label={t('placement.receipts')} placements={receipts} />
      {receipts.length > 0 && !placements.some(isOpen) && <ReceiptActions isAlone={isAlone} />}
    </div>
  );
}

function Cards({ label, placements }: PlacementListProps & { readonly label: string }) {
  if (placements.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label={label}>
      {placements.map((placement) => (
        <li key={placement.order.key} tabIndex={-1} data-placement={placement.order.key}>
          <PlacementCard placement={placement} isCompact={placements.length > 1} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Shows the buttons to continue, to pick the same again, and to open the tickets. They are prominent only when there
 * are no entries left; otherwise the slip's button is.
 */
function ReceiptActions({ isAlone }: { readonly isAlone: boolean }) {
  const { t } = useTranslation();
  const { dock } = useServices();
  const size = isAlone ? 'md' : 'sm';
  return (
    <div className={cx(styles['actions'], isAlone && styles['alone'])}>
      <Button
        variant={isAlone ? 'primary' : 'quiet'}
        size={size}
        onClick={() => {
          dismissSettled(slipStore());
        }}
      >
        {t('placement.accepted.dismiss')}
      </Button>
      <Button
        variant={isAlone ? 'secondary' : 'quiet'}
        size={size}
        onClick={() => {
          keepSelections(slipStore());
        }}
      >
        {t('placement.accepted.keep')}
      </Button>
      <Button
        variant="quiet"
        size={size}
        onClick={() => {
          dock.show('bets');
        }}
      >
        {t('placement.accepted.show_bets')}
      </Button>
    </div>
  );
}
