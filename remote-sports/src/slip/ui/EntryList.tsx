import type { CallFailure } from '@site/shared/contract';
import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { Icon } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { currentOffer, type EntryDesk } from '../entryDesk';
import type { Placement } from '../placement';
import { placementOnEntry } from '../placementOnEntry';
import type { SlipDesk } from '../slipDesk';
import { agree, slipStore } from '../slipStore';
import { EntryCard } from './EntryCard';
import { EntryStake } from './EntryStake';
import { PlacementCard } from './PlacementCard';
import type { CappedTo } from './useSlipDesk';
import styles from './EntryList.module.css';

interface EntryListProps {
  readonly desk: SlipDesk;
  readonly placements: readonly Placement[];
  readonly cappedTo: CappedTo;
  /** A bet is on its way: nothing changes. */
  readonly isLocked: boolean;
  readonly quoteFailure: CallFailure | undefined;
}

/** What was chosen, one below the other; of several singles each with its stake and what became of it. */
export function EntryList({ desk, placements, cappedTo, isLocked, quoteFailure }: EntryListProps) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const slip = slipStore().getState().slip;
  const isMultiple = desk.mode === 'multiple';
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
      {desk.changed.length > 1 && (
        <div className={styles['changes']}>
          {t('slip.change.count', { count: desk.changed.length })}
          <button
            type="button"
            className={styles['accept']}
            disabled={isLocked}
            onClick={() => {
              desk.changed.forEach(accept);
            }}
          >
            {t('slip.change.accept_all')}
          </button>
        </div>
      )}
      {desk.entries.map((entry, i) => {
        const { key } = entry.entry;
        const placement = placements.find((one) => placementOnEntry(one, slip) === key);
        const bet = isMultiple ? desk.bets[i] : undefined;
        return (
          <EntryCard
            key={key}
            isNewest={i === desk.entries.length - 1}
            desk={entry}
            mode={desk.mode}
            isLocked={isLocked}
            onAccept={() => {
              accept(entry);
            }}
          >
            {bet && <EntryStake bet={bet} entry={entry} cappedTo={cappedTo(key)} isLocked={isLocked} />}
            {placement && (
              <div aria-live="polite" className={styles['placement']}>
                <PlacementCard placement={placement} />
              </div>
            )}
          </EntryCard>
        );
      })}
    </div>
  );
}

/** The player agrees to the entry as it is now. */
function accept(entry: EntryDesk): void {
  const offer = currentOffer(entry);
  if (offer) agree(slipStore(), entry.entry.key, offer);
}
