import {
  marketLabel,
  oddsFormatLabel,
  resultLabel,
  selectionLabel,
  ticketStateLabel,
  useBettingTranslation,
  versusLabel,
  type BetResult,
  type BettingTranslate,
  type Ticket,
  type TicketLeg,
} from '@site/shared/betting';
import { formatMoment } from '@site/shared/i18n';
import { formatYuanFixed, subtractFen } from '@site/shared/money';
import { formatPrice } from '@site/shared/odds';
import { Tag, type TagTone } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import styles from './TicketCard.module.css';

/** One bet: what was chosen at which price, where the match stands, and what it holds, wins or paid. */
export function TicketCard({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const { state } = ticket;
  return (
    <article className={styles['ticket']} aria-label={t('tickets.number', { number: ticket.id })}>
      <header className={styles['head']}>
        <span data-num>{t('tickets.number', { number: ticket.id })}</span>
        <Tag tone={toneOf(ticket)}>{stateText(ticket, tBetting)}</Tag>
      </header>
      {ticket.legs.map((leg) => (
        <Leg key={leg.key} leg={leg} />
      ))}
      <Amounts ticket={ticket} />
      <p className={styles['time']}>
        {state.at === 'settled'
          ? `${t('tickets.settled_at')} ${formatMoment(state.settledAt)}`
          : `${t('tickets.placed_at')} ${formatMoment(ticket.placedAt)}`}
      </p>
    </article>
  );
}

function Leg({ leg }: { readonly leg: TicketLeg }) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const { market, price, score, scoreAtBet } = leg;
  return (
    <div className={styles['leg']}>
      <b>
        {selectionLabel(leg, tBetting)} {price && <span data-num>{t('tickets.price', { price: formatPrice(price) })}</span>}
      </b>
      <span>
        {marketLabel(market, tBetting)}
        {market.isDoubleHandicap && price && t('slip.format_label', { format: oddsFormatLabel(price.format, tBetting) })}
      </span>
      <span className={styles['quiet']}>
        {versusLabel(leg, tBetting)} · {leg.league}
      </span>
      {(score ?? scoreAtBet) && (
        <span className={styles['quiet']} data-num>
          {score && t('tickets.score', { home: score.home, away: score.away })}{' '}
          {scoreAtBet && t('tickets.score_at_bet', { home: scoreAtBet.home, away: scoreAtBet.away })}
        </span>
      )}
    </div>
  );
}

function Amounts({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation();
  const { state, stake, risk, toWin } = ticket;
  const payout = state.at === 'settled' || state.at === 'cashed-out' ? state.payout : undefined;
  const profit = payout === undefined ? undefined : subtractFen(payout, risk);
  return (
    <dl className={styles['amounts']}>
      <Amount label={t('tickets.stake')} value={formatYuanFixed(stake)} />
      {risk !== stake && <Amount label={t('tickets.risk')} value={formatYuanFixed(risk)} />}
      {payout === undefined || profit === undefined ? (
        <Amount label={t('tickets.to_win')} value={formatYuanFixed(toWin)} isMoney />
      ) : (
        <>
          <Amount label={t('tickets.payout')} value={formatYuanFixed(payout)} isMoney={payout > 0} />
          <Amount label={t('tickets.profit')} value={`${profit > 0 ? '+' : ''}${formatYuanFixed(profit)}`} />
        </>
      )}
    </dl>
  );
}

function Amount({ label, value, isMoney = false }: { readonly label: string; readonly value: string; readonly isMoney?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isMoney ? styles['money'] : undefined} data-num>
        {value}
      </dd>
    </div>
  );
}

/** A settled bet says its result; a void one its reason too. */
function stateText(ticket: Ticket, t: BettingTranslate): string {
  return ticket.state.at === 'settled' ? resultLabel(ticket.state.result, t) : ticketStateLabel(ticket, t);
}

const RESULT_TONES: Readonly<Record<BetResult['is'], TagTone>> = {
  won: 'success',
  'half-won': 'success',
  'half-lost': 'danger',
  lost: 'danger',
  push: 'neutral',
  restored: 'neutral',
  void: 'warning',
  unknown: 'neutral',
};

function toneOf({ state }: Ticket): TagTone {
  switch (state.at) {
    case 'settled':
      return RESULT_TONES[state.result.is];
    case 'confirming':
      return 'warning';
    case 'open':
      return 'accent';
    case 'cashed-out':
    case 'rejected':
      return 'neutral';
  }
}
