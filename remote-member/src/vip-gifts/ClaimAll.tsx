import { isUnderWay } from '@site/shared/keyed-request';
import { formatYuan, formatYuanFixed } from '@site/shared/money';
import { Button } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { ALL_GIFTS, claimable, type Welfare } from './benefit';
import type { ClaimRequest } from './ClaimButton';
import styles from './ClaimAll.module.css';

interface ClaimAllProps {
  readonly welfare: Welfare;
  readonly request: ClaimRequest;
  readonly onClaim: (id: string) => void;
}

/** What can be claimed now of the gifts of VIP, which are what it sums, and one press for all of it. */
export function ClaimAll({ welfare, request, onClaim }: ClaimAllProps) {
  const { t } = useTranslation();
  const { amount, count } = claimable(welfare);
  const isOwn = (request.status === 'sending' || request.status === 'unknown') && request.pending.subject === ALL_GIFTS;
  return (
    <section className={styles['all']} aria-label={t('welfare.claimable')}>
      <dl className={styles['sum']}>
        <dt>{t('welfare.claimable')}</dt>
        <dd data-num>{formatYuanFixed(amount)}</dd>
        <dd className={styles['count']}>{t('welfare.claimable_of')}</dd>
        <dd className={styles['count']}>{count === 0 ? t('welfare.claimable_none') : t('welfare.claimable_count', { count })}</dd>
      </dl>
      <Button
        variant="primary"
        size="lg"
        loading={isOwn}
        disabled={!isOwn && (count === 0 || isUnderWay(request))}
        onClick={() => {
          onClaim(ALL_GIFTS);
        }}
      >
        {label()}
      </Button>
    </section>
  );

  function label(): string {
    if (isOwn) return t(request.status === 'sending' ? 'welfare.sending' : 'welfare.unknown');
    return count === 0 ? t('welfare.claim_all_none') : t('welfare.claim_all', { amount: formatYuan(amount) });
  }
}
