import { memo } from 'react';
import type { CallFailure } from '@site/shared/contract';
import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import { currentOffer, type EntrySummary } from '../slip/entrySummary';
import type { Placement } from '../slip/placement';
import { placementOnEntry } from '../placement/placementOnEntry';
import type { SlipSummary } from '../slip/slipSummary';
import { agree, slipStore } from '../slip/slipStore';
import { EntryCard } from './EntryCard';
import { EntryStake } from './EntryStake';
import { PlacementCard } from '../placement/PlacementCard';
import type { CappedTo } from '../slip/useSlipSummary';
import styles from './EntryList.module.css';

interface EntryListProps {
  readonly summary: SlipSummary;
  readonly placements: readonly Placement[];
  readonly cappedTo: CappedTo;
  /** True while a bet is open: nothing can be changed. */
  readonly isLocked: boolean;
  readonly quoteFailure: CallFailure | undefined;
}

/** Lists the entries of the slip; several singles each have their own stake and placement. */
export const EntryList = memo(function EntryList({ summary, placements, cappedTo, isLocked, quoteFailure }: EntryListProps) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const { slip } = summary;
  const isMultiple = summary.mode === 'multiple';
  const together = summary.bets[0]?.together;
  return (
    <div className={styles['entries']}>
      <div aria-live="polite">
        {quoteFailure && (
          <p className={styles['failure']}>
            <Icon name="warning" size="xs" />
            {failureText(quoteFailure, tShared)}
          </p>
        )}
      </div>
      {summary.changed.length > 1 && (
        <div className={styles['changes']}>
          {t('slip.change.count', { count: summary.changed.length })}
          <button
            type="button"
            className={styles['accept']}
            disabled={isLocked}
            onClick={() => {
              summary.changed.forEach(accept);
            }}
          >
            {t('slip.change.accept_all')}
          </button>
        </div>
      )}
      {summary.entries.map((entry, i) => {
        const { key } = entry.entry;
        const placement = placements.find((one) => placementOnEntry(one, slip) === key);
        const bet = isMultiple ? summary.bets[i] : undefined;
        return (
          <EntryCard
            key={key}
            isNewest={i === summary.entries.length - 1}
            summary={entry}
            mode={summary.mode}
            isLocked={isLocked}
            together={together && { refused: together.refusedKey === key ? together.refused : undefined }}
            onAccept={() => {
              accept(entry);
            }}
          >
            {bet && <EntryStake bet={bet} entry={entry} cappedTo={cappedTo(key)} isLocked={isLocked} />}
            {placement && (
              <div tabIndex={-1} data-placement={placement.order.key} aria-live="polite" className={styles['placement']}>
                <PlacementCard placement={placement} />
              </div>
            )}
          </EntryCard>
        );
      })}
    </div>
  );
});

function accept(entry: EntrySummary): void {
  const offer = currentOffer(entry);
  if (offer) agree(slipStore(), entry.entry.key, offer);
}
