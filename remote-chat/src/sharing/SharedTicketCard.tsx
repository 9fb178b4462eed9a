import {
  fixtureLabel,
  marketLabel,
  oddsFormatLabel,
  resultLabel,
  selectionLabel,
  ticketKindLabel,
  useBettingTranslation,
} from '@site/shared/ui/betting';
import { formatPrice } from '@site/shared/odds';
import { Button, Tag } from '@site/shared/ui';
import { useTranslation } from './texts';
import { canFollow, type SharedLeg, type SharedTicket } from './sharedTicket';
import styles from './SharedTicketCard.module.css';
import { useFollow } from './useFollow';

interface SharedTicketCardProps {
  readonly ticket: SharedTicket;
  /** Set for a ticket of another member, so that the player can place the same bet. */
  readonly isFollowable?: boolean;
}

/** Shows a ticket in the chat: its selections with their odds then and now, the number of followers, and its result. */
export function SharedTicketCard({ ticket, isFollowable = false }: SharedTicketCardProps) {
  const { t } = useTranslation();
  const { t: tb } = useBettingTranslation();
  const follow = useFollow();
  const kind = ticketKindLabel(ticket, tb) ?? t('sharing.single');
  return (
    <section className={styles['card']} aria-label={t('sharing.card', { kind })}>
      <p className={styles['head']}>
        <b>{t('sharing.card', { kind })}</b>
        <Outcome ticket={ticket} />
      </p>
      <ul className={styles['legs']}>
        {ticket.legs.map((leg) => (
          <li key={leg.key}>
            <Leg leg={leg} />
          </li>
        ))}
      </ul>
      {ticket.followers > 0 && <p className={styles['facts']}>{t('sharing.followers', { count: ticket.followers })}</p>}
      {isFollowable && canFollow(ticket) && (
        <Button
          size="sm"
          variant="primary"
          block
          onClick={() => {
            follow(ticket);
          }}
        >
          {t('sharing.follow')}
        </Button>
      )}
    </section>
  );
}

function Outcome({ ticket: { state } }: { readonly ticket: SharedTicket }) {
  const { t: tb } = useBettingTranslation();
  switch (state.status) {
    case 'open':
      return null;
    case 'settled':
      return <Tag>{resultLabel(state.result, tb)}</Tag>;
    case 'cashed-out':
      return <Tag>{tb('betting.ticket.cashed_out')}</Tag>;
  }
}

function Leg({ leg }: { readonly leg: SharedLeg }) {
  const { t } = useTranslation();
  const { t: tb } = useBettingTranslation();
  const { market, price, result, now } = leg;
  return (
    <>
      <p className={styles['selection']}>
        <b>{selectionLabel(leg, tb)}</b>
        {price && (
          <b data-num translate="no">
            {t('sharing.price', { price: formatPrice(price) })}
          </b>
        )}
      </p>
      <p className={styles['facts']}>
        {[
          marketLabel(market, tb),
          market.isDoubleHandicap && price ? t('sharing.format', { format: oddsFormatLabel(price.format, tb) }) : '',
          result ? ` · ${resultLabel(result, tb)}` : '',
        ].join('')}
      </p>
      {now && (
        <p className={styles['now']}>
          {now === 'closed' ? (
            t('sharing.closed')
          ) : (
            <>
              {now.line === leg.line
                ? t('sharing.now')
                : t('sharing.now_on', { selection: selectionLabel({ ...leg, line: now.line }, tb) })}
              <b data-num translate="no">
                {t('sharing.price', { price: formatPrice(now.price) })}
              </b>
            </>
          )}
        </p>
      )}
      <p className={styles['facts']}>{fixtureLabel(leg, tb)}</p>
    </>
  );
}
