import { TipList } from '../../tips/ui/TipList';
import { useTranslation } from '../../i18n';

const TIPS = ['own_account', 'turnover', 'review'] as const;

/** What whoever withdraws must know. */
export function WithdrawalTips() {
  const { t } = useTranslation();
  return <TipList title={t('withdrawal.tips.title')} tips={TIPS.map((tip) => t(`withdrawal.tips.${tip}`))} />;
}
