import {
  marketLabel,
  oddsFormatLabel,
  resultLabel,
  selectionLabel,
  useBettingTranslation,
  versusLabel,
  type TicketLeg,
} from '@site/shared/betting';
import { useServices } from '@site/shared/contract';
import { formatShortMinute } from '@site/shared/i18n';
import { formatPrice } from '@site/shared/odds';
import { useTranslation } from '../../i18n';
import styles from './TicketCard.module.css';

interface TicketLegViewProps {
  readonly leg: TicketLeg;
  /** One of several: its own result is told with it. */
  readonly isOneOfMany: boolean;
  readonly isVoid: boolean;
}

/** What was chosen at which price, in which match, and how that stands. The price of a void one is struck out. */
export function TicketLegView({ leg, isOneOfMany, isVoid }: TicketLegViewProps) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const { market, price, result } = leg;
  const priceText = price && t('tickets.price', { price: formatPrice(price) });
  return (
    <div className={styles['leg']}>
      <b>{selectionLabel(leg, tBetting)}</b>
      {priceText && (isVoid ? <del data-num>{priceText}</del> : <b data-num>{priceText}</b>)}
      <span className={styles['market']}>
        {marketLabel(market, tBetting)}
        {market.isDoubleHandicap && price && t('slip.format_label', { format: oddsFormatLabel(price.format, tBetting) })}
      </span>
      <span>
        {versusLabel(leg, tBetting)} · {leg.league}
      </span>
      <LegScore leg={leg} />
      {isOneOfMany && result && <span>{resultLabel(result, tBetting)}</span>}
    </div>
  );
}

/** Where the match stands, and stood at the bet; before it begins, when it does. */
function LegScore({ leg: { score, scoreAtBet, startsAt } }: { readonly leg: TicketLeg }) {
  const { t } = useTranslation();
  const { clock } = useServices();
  if (!score && !scoreAtBet) {
    return startsAt > clock.now() ? <span data-num>{t('tickets.kick_off', { time: formatShortMinute(startsAt) })}</span> : null;
  }
  return (
    <span data-num>
      {score && t('tickets.score', { home: score.home, away: score.away })}{' '}
      {scoreAtBet && t('tickets.score_at_bet', { home: scoreAtBet.home, away: scoreAtBet.away })}
    </span>
  );
}
