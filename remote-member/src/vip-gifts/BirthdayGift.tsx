import { useRouteLink } from '@site/shared/contract';
import { formatDay, formatMoment } from '@site/shared/i18n';
import { formatYuan } from '@site/shared/money';
import { ButtonLink, Card, Empty } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Benefit } from './benefit';
import { ClaimButton, type ClaimRequest } from './ClaimButton';
import styles from './WeeklyGift.module.css';

interface BirthdayGiftProps {
  readonly benefit: Benefit | undefined;
  readonly request: ClaimRequest;
  readonly onClaim: (id: string) => void;
}

/**
 * Shows the birthday gift, which can be claimed in the month of the birthday. Without a birthday it links to the form
 * for one.
 */
export function BirthdayGift({ benefit, request, onClaim }: BirthdayGiftProps) {
  const { t } = useTranslation();
  const profileLink = useRouteLink('userinfo', {});
  if (benefit === undefined) {
    return (
      <Card title={t('welfare.birthday')} padding="lg">
        <Empty title={t('welfare.no_birthday')}>{t('welfare.no_birthday_hint')}</Empty>
      </Card>
    );
  }
  const { month, amount, claimedAt } = benefit;
  return (
    <Card title={t('welfare.birthday')} padding="lg">
      <div className={styles['gift']}>
        <p className={styles['amount']} data-num translate="no">
          {formatYuan(amount)}
        </p>
        <p className={styles['note']}>
          {month === undefined
            ? t('welfare.birthday_unknown')
            : t('welfare.birthday_month', { from: formatDay(month.from), to: formatDay(month.to - 1) })}
        </p>
        <div className={styles['action']}>
          {month === undefined ? (
            <ButtonLink {...profileLink}>{t('welfare.to_birthday')}</ButtonLink>
          ) : (
            <ClaimButton benefit={benefit} request={request} onClaim={onClaim} />
          )}
          {claimedAt !== undefined && <span className={styles['note']}>{t('welfare.claimed_at', { time: formatMoment(claimedAt) })}</span>}
        </div>
      </div>
    </Card>
  );
}
