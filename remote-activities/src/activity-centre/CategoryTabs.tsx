import { useState, type ReactNode } from 'react';
import { TabPanel, Tabs } from '@site/shared/ui';
import { useTranslation } from './texts';
import { categoryCounts, promotionsIn, type CategoryFilter, type Promotion } from '../promotions/promotion';

interface CategoryTabsProps {
  readonly promotions: readonly Promotion[];
  readonly children: (chosen: readonly Promotion[]) => ReactNode;
}

/** Shows all promotions, or those of one category. */
export function CategoryTabs({ promotions, children }: CategoryTabsProps) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<CategoryFilter>('all');
  const counts = categoryCounts(promotions);
  // A category may have lost its last promotion since it was selected.
  const filter = counts.some((each) => each.filter === selected) ? selected : 'all';

  return (
    <Tabs
      items={counts.map((each) => ({ value: each.filter, label: t(`category.promotion.${each.filter}`), count: each.count }))}
      value={filter}
      onChange={setSelected}
      label={t('discount.filter')}
    >
      <TabPanel value={filter}>{children(promotionsIn(filter, promotions))}</TabPanel>
    </Tabs>
  );
}
