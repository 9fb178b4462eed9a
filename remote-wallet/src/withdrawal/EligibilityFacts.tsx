import { useRouteLink } from '@site/shared/contract';
import { formatYuan, formatYuanFixed, subtractFen } from '@site/shared/money';
import { ProgressBar } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './EligibilityFacts.module.css';
import type { WithdrawalFacts } from './withdrawal';
import { leftToday } from './withdrawalValues';

/**
 * Shows the withdrawable balance, the remaining turnover, and the remaining withdrawals and amount of today, each with
 * a link to its cause.
 */
export function EligibilityFacts({ facts }: { readonly facts: WithdrawalFacts }) {
  const { t } = useTranslation();
  const { eligibility, dailyCount, dailyAmount } = facts;
  const amountLeft = leftToday(facts);
  const bets = useRouteLink('betRecord', {});
  const howCounted = useRouteLink('qk', {});
  const grades = useRouteLink('vipDetail', {});
  const { balance, withdrawable, turnoverDone, turnoverNeeded, usedToday } = eligibility;
  const progress = t('withdrawal.turnover_of', { done: formatYuan(turnoverDone), needed: formatYuan(turnoverNeeded) });
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{t('withdrawal.withdrawable')}</dt>
        <dd className={styles['money']} translate="no">
          {formatYuanFixed(withdrawable)}
        </dd>
        <dd className={styles['hint']}>
          {t('withdrawal.balance', { amount: formatYuanFixed(balance) })}
          {withdrawable < balance && <span>{t('withdrawal.bound')}</span>}
        </dd>
      </div>
      <div>
        <dt>{t('withdrawal.turnover_left')}</dt>
        <dd translate="no">{formatYuan(subtractFen(turnoverNeeded, turnoverDone))}</dd>
        <dd className={styles['hint']}>
          {turnoverNeeded > 0 ? (
            <>
              <ProgressBar value={turnoverDone / turnoverNeeded} label={t('withdrawal.turnover')} valueText={progress} />
              {progress}
              <span className={styles['ways']}>
                <a {...bets}>{t('withdrawal.turnover_bets')}</a>
                <a {...howCounted}>{t('withdrawal.turnover_how')}</a>
              </span>
            </>
          ) : (
            t('withdrawal.no_turnover')
          )}
        </dd>
      </div>
      <div>
        <dt>{t('withdrawal.left_today')}</dt>
        <dd>{t('withdrawal.times', { times: Math.max(0, dailyCount - usedToday) })}</dd>
        <dd className={styles['hint']}>
          {t('withdrawal.daily_count', { times: dailyCount })}
          <span className={styles['ways']}>
            <a {...grades}>{t('withdrawal.by_grade')}</a>
          </span>
        </dd>
      </div>
      {dailyAmount !== undefined && amountLeft !== undefined && (
        <div>
          <dt>{t('withdrawal.amount_left_today')}</dt>
          <dd translate="no">{formatYuan(amountLeft)}</dd>
          <dd className={styles['hint']}>{t('withdrawal.daily_amount', { amount: formatYuan(dailyAmount) })}</dd>
        </div>
      )}
    </dl>
  );
}
