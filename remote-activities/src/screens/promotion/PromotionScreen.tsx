import { useReadable, useRouteLink, useServices, type ViewProps } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { ButtonLink, Empty, Skeleton } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { findPromotion, type Promotion } from '../../promotions/promotion';
import { usePromotions } from '../../promotions/ui/usePromotions';
import { GuestPart } from './GuestPart';
import { MemberPart } from './MemberPart';
import { PromotionBanner } from './PromotionBanner';
import { PromotionRules } from './PromotionRules';
import styles from './PromotionScreen.module.css';

/**
 * `/activity/<kind>/:id`: one promotion, with what the member has done for it and what there is to be had.
 *
 * Assumption (R-ACT-07): contents and rules of the first deposit, sign-in, new task and betting gifts are those of the platform's list; a
 * promotion that is not on the list, or under the address of another kind, does not exist.
 */
export function View({ params }: ViewProps) {
  const { state, reload } = usePromotions();
  const find = (promotions: readonly Promotion[]) => findPromotion(promotions, { id: params['id'], kind: params['kind'] });

  return (
    <LoadableView
      of={state}
      onRetry={reload}
      isEmpty={(promotions) => find(promotions) === undefined}
      empty={<UnknownPromotion />}
      skeleton={<PromotionSkeleton />}
    >
      {(promotions) => {
        const promotion = find(promotions);
        return promotion && <PromotionPage key={promotion.id} promotion={promotion} />;
      }}
    </LoadableView>
  );
}

function PromotionPage({ promotion }: { readonly promotion: Promotion }) {
  const { session } = useServices();
  const { t } = useTranslation();
  const isSignedIn = useReadable(session.isSignedIn);
  const allLink = useRouteLink('discount', {});
  return (
    <div className={styles['screen']}>
      <p className={styles['back']}>
        <a {...allLink}>{t('promotion.all')}</a>
      </p>
      <PromotionBanner promotion={promotion} />
      <div className={styles['columns']}>
        {isSignedIn ? <MemberPart promotion={promotion} /> : <GuestPart />}
        <PromotionRules rules={promotion.rules} />
      </div>
    </div>
  );
}

function UnknownPromotion() {
  const { t } = useTranslation();
  const allLink = useRouteLink('discount', {});
  return (
    <Empty
      title={t('promotion.unknown')}
      actions={
        <ButtonLink variant="primary" {...allLink}>
          {t('promotion.all')}
        </ButtonLink>
      }
    >
      {t('promotion.unknown_hint')}
    </Empty>
  );
}

function PromotionSkeleton() {
  return (
    <div className={styles['screen']}>
      <Skeleton height="3.3rem" />
      <div className={styles['columns']}>
        <Skeleton height="2.6rem" />
        <Skeleton height="2.6rem" />
      </div>
    </div>
  );
}
