import { useServices } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { useBoardLink } from '@site/shared/screen-link';
import { Icon, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { CHANNEL } from '../channel-entry/channelEntry';
import { arrangeOpenBets } from './arrangeTickets';
import { BriefBet } from './BriefBet';
import { useOpenBets } from './useOpenBets';
import { useTicketWatch } from './useTicketWatch';
import styles from './BriefBets.module.css';

/** Number of bets that fit in one row; on a phone two fit. */
const SHOWN = 3;

/** Shows the newest open bets in one row on home. The row has the same height without bets. The dock lists all bets. */
export function BriefBets() {
  const { t } = useTranslation();
  const { dock } = useServices();
  const tickets = useOpenBets();
  const { reload } = useTicketWatch();
  return (
    <section aria-label={t('tickets.brief.title')}>
      {/* The empty state has the same height as the list of bets. */}
      <LoadableView of={tickets} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<Skeleton height="0.64rem" />}>
        {(rows) =>
          rows.length === 0 ? (
            <None />
          ) : (
            <div className={styles['line']}>
              <ul className={styles['list']}>
                {arrangeOpenBets(rows)
                  .slice(0, SHOWN)
                  .map((ticket) => (
                    <li key={ticket.id}>
                      <BriefBet ticket={ticket} />
                    </li>
                  ))}
              </ul>
              <button
                type="button"
                className={styles['all']}
                onClick={() => {
                  dock.show('bets');
                }}
              >
                {t('tickets.brief.all', { count: rows.length })}
                <Icon name="chevron-right" size="sm" />
              </button>
            </div>
          )
        }
      </LoadableView>
    </section>
  );
}

function None() {
  const { t } = useTranslation();
  const link = useBoardLink(CHANNEL);
  return (
    <p className={styles['none']}>
      {t('tickets.open_empty_title')}
      <a {...link}>
        {t('home.enter')}
        <Icon name="chevron-right" size="sm" />
      </a>
    </p>
  );
}
