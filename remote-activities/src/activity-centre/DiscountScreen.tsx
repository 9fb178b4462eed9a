import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { ButtonLink, Empty } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './DiscountScreen.module.css';
import { MemberPromotions } from './MemberPromotions';
import { PromotionList, PromotionListSkeleton } from './PromotionList';
import { useFollowedPromotions } from '../promotions/useFollowedPromotions';

/**
 * Renders `/activity/discount`: the current promotions. Implements R-ACT-01, R-ACT-06.
 *
 * Assumption: a promotion is listed with art, category, title, reward, summary and period, each card leads to the
 * promotion's page, and the list can be filtered by category. For a member, claimable promotions come first, then those
 * in progress, completed ones, and past payments.
 */
export function DiscountScreen() {
  const { t } = useTranslation();
  const { session } = useServices();
  const isSignedIn = useReadable(session.isSignedIn);
  const member = useReadable(session.member);
  const { state, reload } = useFollowedPromotions();

  return (
    <div className={styles['screen']}>
      <header>
        <h1 className={styles['title']}>{t('discount.title')}</h1>
        <p className={styles['lead']}>{t('discount.lead')}</p>
      </header>
      <LoadableView of={state} onRetry={reload} empty={<NoPromotions />} skeleton={<PromotionListSkeleton />}>
        {(promotions) =>
          // The key discards the state of the previous member.
          isSignedIn ? <MemberPromotions key={member?.userId} promotions={promotions} /> : <PromotionList promotions={promotions} />
        }
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
