import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { formatYuan } from '@site/shared/money';
import { Card, Empty, VipBadge } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Benefit } from './benefit';
import { BenefitProgress } from './BenefitProgress';
import { ClaimButton, type ClaimRequest } from './ClaimButton';
import styles from './LevelGifts.module.css';

interface LevelGiftsProps {
  readonly levels: readonly Benefit[];
  readonly request: ClaimRequest;
  readonly onClaim: (id: string) => void;
}

/**
 * Shows one gift for each grade reached; each is paid once.
 *
 * The flag `vipNoSave` hides the deposits that a gift requires (decision 48); the operator of such a build requires
 * none. Implements R-FLAG-02.
 */
export function LevelGifts({ levels, request, onClaim }: LevelGiftsProps) {
  const { flags } = useServices();
  const { t } = useTranslation();
  const { vipNoSave, depositGuide } = useReadable(flags);
  const depositLink = useRouteLink('saveMoney', {});
  return (
    <Card title={t('welfare.levels')} padding="lg">
      {levels.length === 0 ? (
        <Empty title={t('welfare.no_levels')}>{t('welfare.no_levels_hint')}</Empty>
      ) : (
        <ul>
          {levels.map((benefit) => (
            <li key={benefit.id} className={styles['gift']} aria-label={t('welfare.level', { grade: benefit.grade })}>
              <VipBadge level={benefit.grade} />
              <b className={styles['amount']} data-num translate="no">
                {formatYuan(benefit.amount)}
              </b>
              <div className={styles['facts']}>
                {benefit.claimedAt === undefined ? (
                  benefit.deposit && !vipNoSave && <BenefitProgress name={t('welfare.deposit')} progress={benefit.deposit} />
                ) : (
                  <span className={styles['note']}>{t('welfare.claimed_at', { time: formatMoment(benefit.claimedAt) })}</span>
                )}
              </div>
              <ClaimButton
                benefit={benefit}
                request={request}
                onClaim={onClaim}
                way={depositGuide && !vipNoSave ? depositLink : undefined}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
