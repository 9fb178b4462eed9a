import { useRouteLink } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { ButtonLink, Empty } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import styles from './DiscountScreen.module.css';
import { PromotionList, PromotionListSkeleton } from './PromotionList';
import { usePromotions } from './usePromotions';

/**
 * `/activity/discount`: the current promotions. Implements R-ACT-01, R-ACT-06.
 *
 * Assumption: a promotion is listed with art, category, title, reward, summary and period, each card leads to the promotion's page, and the
 * list can be narrowed to one category.
 */
export function DiscountScreen() {
  const { t } = useTranslation();
  const { state, reload } = usePromotions();

  return (
    <div className={styles['screen']}>
      <header>
        <h1 className={styles['title']}>{t('discount.title')}</h1>
        <p className={styles['lead']}>{t('discount.lead')}</p>
      </header>
      <LoadableView of={state} onRetry={reload} empty={<NoPromotions />} skeleton={<PromotionListSkeleton />}>
        {(promotions) => <PromotionList promotions={promotions} />}
      </LoadableView>
    </div>
  );
}

function NoPromotions() {
  const { t } = useTranslation();
  const homeLink = useRouteLink('home', {});
  return (
    <Empty title={t('discount.empty')} actions={<ButtonLink {...homeLink}>{t('discount.home')}</ButtonLink>}>
      {t('discount.empty_hint')}
    </Empty>
  );
}

export { DiscountScreen as View };
