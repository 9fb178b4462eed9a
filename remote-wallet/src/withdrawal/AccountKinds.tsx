import { ACCOUNT_ICONS } from '@site/shared/account-mark';
import { useRouteLink, type RouteLink } from '@site/shared/contract';
import { formatRatio, formatYuan, multiplyRatios, ratio, type Ratio } from '@site/shared/money';
import { Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './AccountKinds.module.css';
import type { AccountKind, WithdrawalTerms } from './withdrawal';

const PERCENT = ratio(100);

/** Shows, to a member without payout accounts, a link to add one of each available kind, with its terms. */
export function AccountKinds({ terms }: { readonly terms: readonly WithdrawalTerms[] }) {
  const { t } = useTranslation();
  const ways: Readonly<Record<AccountKind, RouteLink>> = {
    bank: useRouteLink('addBankCard', {}),
    virtual: useRouteLink('virtualCoinCard', {}),
    alipay: useRouteLink('alipayManage', {}),
  };
  return (
    <div role="group" aria-label={t('orders.account')} className={styles['kinds']}>
      <span aria-hidden className={styles['legend']}>
        {t('orders.account')}
      </span>
      <ul className={styles['cards']}>
        {terms.map(({ kind, min, max, feeRate, arrivesWithinMinutes }) => (
          <li key={kind}>
            <a {...ways[kind]} className={styles['card']}>
              <Icon name={ACCOUNT_ICONS[kind]} />
              <span>
                <b>{t(`withdrawal.add.${kind}`)}</b>
                <small>{t('limits.range', { min: formatYuan(min), max: formatYuan(max) })}</small>
                <small>
                  {feeText(feeRate)} · {t('withdrawal.within', { minutes: arrivesWithinMinutes })}
                </small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );

  function feeText(rate: Ratio): string {
    return rate.numerator === 0n
      ? t('withdrawal.no_fee')
      : t('withdrawal.fee_rate', { rate: formatRatio(multiplyRatios(rate, PERCENT), 2) });
  }
}
