import { Card } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './PromotionRules.module.css';

export function PromotionRules({ rules }: { readonly rules: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t('promotion.rules')} padding="lg">
      <ol className={styles['rules']}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </Card>
  );
}
