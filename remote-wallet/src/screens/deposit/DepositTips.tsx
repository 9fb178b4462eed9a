import { useTranslation } from '../../i18n';
import { TipList } from '../../tips/ui/TipList';

const TIPS = ['own_account', 'payee_changes', 'official_only'] as const;

/** What a depositor must know. */
export function DepositTips() {
  const { t } = useTranslation();
  return <TipList title={t('deposit.tips.title')} tips={TIPS.map((tip) => t(`deposit.tips.${tip}`))} />;
}
