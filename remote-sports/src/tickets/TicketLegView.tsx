import { useStore } from 'zustand';
import { matchIdOfLeg, type TicketLeg } from '@site/shared/betting';
import { fixtureLabel, marketLabel, oddsFormatLabel, resultLabel, selectionLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { useRouteLink, useServices } from '@site/shared/contract';
import { formatShortMinute } from '@site/shared/i18n';
import { formatPrice } from '@site/shared/odds';
import { Tag } from '@site/shared/ui';
import { useTranslation } from './texts';
import { CHANNEL } from '../channel-entry/channelEntry';
import { boardStore } from '../feed/boardStore';
import { useMatchInterest } from '../feed/useMatchInterest';
import { isRunning } from '../clock/matchStatus';
import { RunningClock } from '../clock/RunningClock';
import { matchOfLeg } from './matchOfLeg';
import { isBeingPlayed } from './projectTicket';
import { toneOfResult } from './toneOfResult';
import styles from './TicketCard.module.css';

interface TicketLegViewProps {
  readonly leg: TicketLeg;
  /** True when the ticket has several legs; each then shows its own result. */
  readonly isOneOfMany: boolean;
  /** True when the ticket is open; a score without a result then belongs to a match in play. */
  readonly isOpen: boolean;
  readonly isVoid: boolean;
}

/** Shows selection, price, match link and progress of a leg. The price of a void leg is struck through. */
export function TicketLegView({ leg, isOneOfMany, isOpen, isVoid }: TicketLegViewProps) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const { market, price, result, deadHeat } = leg;
  const link = useRouteLink('crtyMatch', { enName: CHANNEL, matchId: matchIdOfLeg(leg) });
  const priceText = price && t('odds.priced', { price: formatPrice(price) });
  return (
    <div className={styles['leg']}>
      <b>
        <LegDot leg={leg} isPlayed={isOpen && isBeingPlayed(leg)} />
        {selectionLabel(leg, tBetting)}
      </b>
      {priceText &&
        (isVoid ? (
          <del data-num translate="no">
            {priceText}
          </del>
        ) : (
          <b data-num translate="no">
            {priceText}
          </b>
        ))}
      <span className={styles['market']}>
        {[
          marketLabel(market, tBetting),
          market.isDoubleHandicap && price ? t('odds.format_label', { format: oddsFormatLabel(price.format, tBetting) }) : '',
        ].join('')}
      </span>
      <span>
        <a {...link} className={styles['fixture']}>
          {fixtureLabel(leg, tBetting)}
        </a>
      </span>
      <LegScore leg={leg} isPlayed={isOpen && isBeingPlayed(leg)} />
      {deadHeat && (
        <span data-num translate="yes">
          {t('tickets.dead_heat', { ...deadHeat })}
        </span>
      )}
      {isOneOfMany && result && (
        <span>
          <Tag tone={toneOfResult(result)}>{resultLabel(result, tBetting)}</Tag>
        </span>
      )}
    </div>
  );
}

/**
 * Shows the state of a leg as a coloured dot: won, lost, refunded, in play or upcoming. The text beside it names the
 * state.
 */
function LegDot({ leg: { result }, isPlayed }: { readonly leg: TicketLeg; readonly isPlayed: boolean }) {
  return <i className={styles['dot']} data-state={result ? toneOfResult(result) : isPlayed ? 'live' : 'open'} aria-hidden="true" />;
}

/** Shows the current score and the score at the time of the bet, or the start time before the match. */
function LegScore({ leg, isPlayed }: { readonly leg: TicketLeg; readonly isPlayed: boolean }) {
  const { t } = useTranslation();
  const { clock } = useServices();
  const { score, scoreAtBet, startsAt } = leg;
  if (!score && !scoreAtBet) {
    return startsAt > clock.now() ? (
      <span data-num translate="yes">
        {t('tickets.kick_off', { time: formatShortMinute(startsAt) })}
      </span>
    ) : null;
  }
  return (
    <span className={styles['standing']} data-num translate="yes">
      {isPlayed && <Playing leg={leg} />} {score && <span>{t('tickets.score', { home: score.home, away: score.away })}</span>}{' '}
      {scoreAtBet && <span>{t('tickets.score_at_bet', { home: scoreAtBet.home, away: scoreAtBet.away })}</span>}
    </span>
  );
}

/** Shows that the match is in play, with period and clock while the page's board follows it. */
function Playing({ leg }: { readonly leg: TicketLeg }) {
  const { t } = useTranslation();
  const match = useStore(boardStore(), ({ feed }) => matchOfLeg(feed, leg));
  useMatchInterest(match ? [match.id] : []);
  return <Tag tone="live">{match && isRunning(match) ? <RunningClock match={match} /> : t('tickets.in_play')}</Tag>;
}
