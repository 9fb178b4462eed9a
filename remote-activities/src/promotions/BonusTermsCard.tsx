import { Card } from '@site/shared/ui';
import { useTranslation } from './texts';
import { BonusLine } from './BonusLine';
import type { Promotion } from './promotion';

/** On a promotion's page: what its reward asks for before a withdrawal. Nothing where it pays nothing itself. */
export function BonusTermsCard({ promotion: { bonus } }: { readonly promotion: Promotion }) {
  const { t } = useTranslation();
  if (bonus === undefined) return null;
  return (
    <Card title={t('promotion.bonus')} padding="lg">
      <BonusLine bonus={bonus} />
    </Card>
  );
}
