import { Card } from '@site/shared/ui';
import { useTranslation } from './texts';
import { BonusLine } from './BonusLine';
import type { Promotion } from './promotion';

/**
 * Shows the wagering requirement of the reward on a promotion's page. Renders nothing when the promotion itself pays
 * nothing.
 */
export function BonusTermsCard({ promotion: { bonus } }: { readonly promotion: Promotion }) {
  const { t } = useTranslation();
  if (bonus === undefined) return null;
  return (
    <Card title={t('promotion.bonus')} padding="lg">
      <BonusLine bonus={bonus} />
    </Card>
  );
}
