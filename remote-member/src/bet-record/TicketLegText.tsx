import { type TicketLeg } from '@site/shared/betting';
import { fixtureLabel, marketLabel, oddsFormatLabel, resultLabel, selectionLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { formatPrice } from '@site/shared/odds';
import { useTranslation } from './texts';
import styles from './TicketLegText.module.css';

interface LegProps {
  readonly leg: TicketLeg;
}

interface LegTextProps extends LegProps {
  /** True for a ticket with several legs, which shows the result of each. */
  readonly isOneOfMany: boolean;
}

export function LegText({ leg, isOneOfMany }: LegTextProps) {
  const { t } = useTranslation();
  const { t: tb } = useBettingTranslation();
  const facts = [
    marketLabel(leg.market, tb),
    leg.scoreAtBet && t('bet_record.score_at_bet', { ...leg.scoreAtBet }),
    leg.score && t('bet_record.score', { ...leg.score }),
    leg.deadHeat && t('bet_record.dead_heat', { ...leg.deadHeat }),
    isOneOfMany && leg.result ? resultLabel(leg.result, tb) : undefined,
  ].filter((fact) => fact !== undefined);

  return (
    <div className={styles['leg']}>
      <b>{selectionLabel(leg, tb)}</b>
      <span className={styles['facts']}>{facts.join(' · ')}</span>
      <span className={styles['facts']}>{fixtureLabel(leg, tb)}</span>
    </div>
  );
}

interface LegPriceProps extends LegProps {
  readonly isVoid: boolean;
}

/** Shows the accepted price in the odds format of its acceptance; struck through when the leg is void. */
export function LegPrice({ leg, isVoid }: LegPriceProps) {
  const { t } = useBettingTranslation();
  return (
    <div className={styles['leg']}>
      {isVoid && leg.price ? (
        <del translate="no">{formatPrice(leg.price)}</del>
      ) : (
        <b translate="no">{leg.price ? formatPrice(leg.price) : '–'}</b>
      )}
      <span className={styles['facts']}>{leg.price && oddsFormatLabel(leg.price.format, t)}</span>
    </div>
  );
}
