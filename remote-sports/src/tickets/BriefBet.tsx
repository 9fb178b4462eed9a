import { matchIdOfLeg, type Ticket, type TicketLeg } from '@site/shared/betting';
import { selectionLabel, ticketKindLabel, ticketStateLabel, useBettingTranslation, versusLabel } from '@site/shared/ui/betting';
import { useRouteLink, useServices } from '@site/shared/contract';
import { formatShortMinute } from '@site/shared/i18n';
import { formatYuan } from '@site/shared/money';
import { formatPrice } from '@site/shared/odds';
import { Button, Tag } from '@site/shared/ui';
import { useTranslation } from './texts';
import { CHANNEL } from '../channel-entry/channelEntry';
import { isUnderWay } from './cash-out/cashOut';
import { cashOutStore } from './cash-out/cashOutStore';
import { isBeingPlayed } from './projectTicket';
import styles from './BriefBets.module.css';

/**
 * Shows one open bet in two lines: selection and stake, then score and current cash-out value. A single links to its
 * match, a combination opens the dock. The cash-out value opens the bet in the dock and requests the offer.
 */
export function BriefBet({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const { dock } = useServices();
  const { id, legs, risk, state } = ticket;
  const leg = legs.find(isBeingPlayed) ?? legs.find(({ result }) => result === undefined) ?? legs[0];
  if (leg === undefined) return null;
  const kind = ticketKindLabel(ticket, tBetting);
  const price = leg.price && t('odds.priced', { price: formatPrice(leg.price) });
  const title = kind ?? `${selectionLabel(leg, tBetting)}${price === undefined ? '' : ` ${price}`}`;
  const worth = state.status === 'open' ? state.cashOut : undefined;
  return (
    <article className={styles['bet']} aria-label={t('tickets.number', { number: id })}>
      {legs.length === 1 ? (
        <ToMatch leg={leg}>{title}</ToMatch>
      ) : (
        <button
          type="button"
          className={styles['what']}
          onClick={() => {
            dock.show('bets');
          }}
        >
          {title}
        </button>
      )}
      <span className={styles['stake']} data-num translate="no">
        {formatYuan(risk)}
      </span>
      <span className={styles['match']}>
        {state.status === 'confirming' ? <Tag tone="warning">{ticketStateLabel(ticket, tBetting)}</Tag> : <Standing leg={leg} />}
        <span className={styles['fixture']}>{versusLabel(leg, tBetting)}</span>
      </span>
      {worth !== undefined && (
        <Button
          size="sm"
          variant="soft"
          className={styles['worth']}
          onClick={() => {
            if (!isUnderWay(cashOutStore().getState())) cashOutStore().dispatch({ type: 'opened', ticketId: id });
            dock.show('bets');
          }}
        >
          {t('tickets.cash_out.open_for', { amount: formatYuan(worth) })}
        </Button>
      )}
    </article>
  );
}

function ToMatch({ leg, children }: { readonly leg: TicketLeg; readonly children: string }) {
  const link = useRouteLink('crtyMatch', { enName: CHANNEL, matchId: matchIdOfLeg(leg) });
  return (
    <a {...link} className={styles['what']}>
      {children}
    </a>
  );
}

/** Shows the score of a match in play, or the start time of one without a score. */
function Standing({ leg }: { readonly leg: TicketLeg }) {
  const { t } = useTranslation();
  const { clock } = useServices();
  const { score, startsAt } = leg;
  if (score) {
    return (
      <Tag tone={isBeingPlayed(leg) ? 'live' : 'neutral'}>
        <span data-num translate="no">
          {t('home.score', { home: score.home, away: score.away })}
        </span>
      </Tag>
    );
  }
  return startsAt > clock.now() ? (
    <Tag tone="accent">
      <time dateTime={new Date(startsAt).toISOString()} data-num translate="no">
        {formatShortMinute(startsAt)}
      </time>
    </Tag>
  ) : null;
}
