import { formatYuan } from '@site/shared/money';
import { Card, Empty, VipBadge } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { RebateDay } from './rebate';
import { RebateLines } from './RebateLines';
import styles from './RebateScreen.module.css';

/** Shows today's rebate so far, at the current VIP level. */
export function RebateToday({ today: { grade, amount, lines } }: { readonly today: RebateDay }) {
  const { t } = useTranslation();
  return (
    <Card title={t('rebate.today')} padding="none" aside={<VipBadge level={grade} />}>
      <div className={styles['sum']}>
        <p className={styles['amount']} data-num translate="no">
          {formatYuan(amount)}
        </p>
        <p className={styles['note']}>{t('rebate.today_hint')}</p>
      </div>
      {lines.length === 0 ? (
        <Empty title={t('rebate.today_empty')}>{t('rebate.today_empty_hint')}</Empty>
      ) : (
        <RebateLines caption={t('rebate.today_computation')} lines={lines} />
      )}
    </Card>
  );
}
