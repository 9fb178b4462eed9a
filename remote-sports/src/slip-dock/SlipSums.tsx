import { useReadable, useServices } from '@site/shared/contract';
import { addFen, formatYuan, formatYuanFixed } from '@site/shared/money';
import { useTranslation } from './texts';
import type { BetSummary } from '../slip/betSummary';
import { linesOf } from '../slip/combinations';
import type { SlipSummary } from '../slip/slipSummary';
import styles from './SlipFooter.module.css';

/**
 * Shows total stake and balance, then the possible return of all bets; also the risk when it differs from the stake.
 */
export function SlipSums({ summary }: { readonly summary: SlipSummary }) {
  const { t } = useTranslation();
  const { balance } = useServices();
  const central = useReadable(balance.current)?.central;
  const { bets, mode, principal, risk, toWin } = summary;
  const isStaked = bets.some(({ stake }) => stake !== undefined);
  const showsRisk = isStaked && risk !== principal;
  const [only] = bets;
  return (
    <dl className={styles['sums']}>
      <div>
        <dt>{t('slip.principal')}</dt>
        <dd data-num translate="no">
          {isStaked ? formatYuan(principal) : '–'}
        </dd>
        <dt className={styles['second']}>{t('slip.available')}</dt>
        <dd data-num translate="no">
          {central === undefined ? '–' : formatYuanFixed(central)}
        </dd>
      </div>
      {mode === 'multiple' && (
        <div>
          <dt>{t('slip.bets')}</dt>
          <dd data-num translate="no">
            {bets.filter(hasStake).length}
          </dd>
        </div>
      )}
      {only?.kind.kind === 'system' && only.stake !== undefined && (
        <div>
          <dt>{t('slip.bets')}</dt>
          <dd data-num translate="yes">
            {t('slip.lines', { lines: linesOf(only.kind), stake: formatYuan(only.stake) })}
          </dd>
        </div>
      )}
      {showsRisk && (
        <div>
          <dt>{t('slip.risk')}</dt>
          <dd data-num translate="no">
            {formatYuan(risk)}
          </dd>
          <dt className={styles['second']}>{t('slip.potential_return')}</dt>
          <dd data-num translate="no">
            {formatYuanFixed(addFen(risk, toWin))}
          </dd>
        </div>
      )}
      <div className={styles['win']}>
        <dt>{t('slip.to_win')}</dt>
        <dd data-num translate="no">
          {formatYuanFixed(toWin)}
        </dd>
      </div>
    </dl>
  );
}

function hasStake({ stake }: BetSummary): boolean {
  return stake !== undefined && stake > 0;
}
