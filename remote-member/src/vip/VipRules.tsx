import { useReadable, useServices } from '@site/shared/contract';
import { Card } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './VipRules.module.css';

const RULES = [
  'turnover',
  'keep',
  'regain',
  'level_gift',
  'deposit',
  'weekly',
  'birthday',
  'gift_turnover',
  'withdrawal',
  'rebate',
] as const;

/** Shows the rules that apply to all grades. The rule on deposits is shown together with the deposit column. */
export function VipRules({ asksForDeposits }: { readonly asksForDeposits: boolean }) {
  const { flags } = useServices();
  const { t } = useTranslation();
  const { vipNoSave } = useReadable(flags);
  const rules = RULES.filter((rule) => rule !== 'deposit' || (asksForDeposits && !vipNoSave));
  return (
    <Card title={t('vip_detail.rules')} padding="lg">
      <ol className={styles['rules']}>
        {rules.map((rule) => (
          <li key={rule}>{t(`vip_detail.rule.${rule}`)}</li>
        ))}
      </ol>
    </Card>
  );
}
