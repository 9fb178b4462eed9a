import { useRouteLink } from '@site/shared/contract';
import { isUnderWay } from '@site/shared/keyed-request';
import { formatYuan } from '@site/shared/money';
import { SettlingButton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { ALL_GIFTS, sumOfClaimable, type ClaimablePart, type Welfare } from './benefit';
import type { ClaimRequest } from './ClaimButton';
import styles from './ClaimAll.module.css';

interface ClaimAllProps {
  readonly welfare: Welfare;
  readonly request: ClaimRequest;
  readonly onClaim: (id: string) => void;
}

/** Shows the sum that can be claimed on the site, its parts, and one button to claim all. */
export function ClaimAll({ welfare, request, onClaim }: ClaimAllProps) {
  const { t } = useTranslation();
  const sum = sumOfClaimable(welfare);
  const isNone = sum === 0;
  const isOwn = (request.status === 'sending' || request.status === 'unknown') && request.pending.subject === ALL_GIFTS;
  return (
    <section className={styles['all']} aria-label={t('welfare.claimable')}>
      <div>
        <p className={styles['name']}>{t('welfare.claimable')}</p>
        <p className={styles['amount']} data-num translate="no">
          {formatYuan(sum)}
        </p>
        <ul className={styles['parts']}>
          {welfare.claimable.map((part) => (
            <li key={part.kind}>
              <Part part={part} />
            </li>
          ))}
        </ul>
      </div>
      <SettlingButton
        variant="primary"
        size="lg"
        meaning={isNone ? undefined : String(sum)}
        loading={isOwn}
        disabled={!isOwn && (isNone || isUnderWay(request))}
        onClick={() => {
          onClaim(ALL_GIFTS);
        }}
      >
        {label()}
      </SettlingButton>
    </section>
  );

  function label(): string {
    if (isOwn) return t(request.status === 'sending' ? 'welfare.sending' : 'welfare.unknown');
    return isNone ? t('welfare.claim_all_none') : t('welfare.claim_all', { amount: formatYuan(sum) });
  }
}

/** Shows one kind with its amount and a link to it; gifts have none, because they are on this page. */
function Part({ part: { kind, amount, count } }: { readonly part: ClaimablePart }) {
  const { t } = useTranslation();
  const rebate = useRouteLink('activities/rebate', {});
  const promotions = useRouteLink('discount', {});
  const text = count === 0 ? t(`welfare.part.${kind}_none`) : t(`welfare.part.${kind}`, { amount: formatYuan(amount), count });
  if (kind === 'gifts') return <span>{text}</span>;
  return <a {...(kind === 'rebate' ? rebate : promotions)}>{text}</a>;
}
