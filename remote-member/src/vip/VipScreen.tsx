import { useRouteLink } from '@site/shared/contract';
import { isMissing, LoadableView, type Loadable } from '@site/shared/loadable';
import { ButtonLink, Empty, PageHead, Skeleton, VisuallyHidden } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Profile } from '../member-data/profile';
import { BoundItemsCard } from '../profile/BoundItemsCard';
import { BasicCard } from '../profile/BasicCard';
import { ProfileCard } from '../profile/ProfileCard';
import { useCardCount } from '../member-data/useCardCount';
import { useProfile } from '../member-data/useProfile';
import type { Grade } from './grade';
import { GradeCompare } from './GradeCompare';
import { KeepCard } from './KeepCard';
import { RebateTable } from './RebateTable';
import { useGrades } from './useGrades';
import { useVipProgress } from './useVipProgress';
import { VipBanner } from './VipBanner';
import styles from './VipScreen.module.css';

/**
 * Shows `/mine/vip`: the member's VIP progress, the rebates of all grades, and the member's profile. Implements
 * R-MEMBER-01.
 *
 * Assumption (R-MEMBER-16): VIP shows the ladder of grades, the valid turnover towards the next grade, the privileges
 * and rebates of the member's grade beside those of the next, what keeps the grade and how it changed, and the rebates
 * of all grades; the conditions are on the detail screen. Grades are reached and kept by turnover alone, so `vipNoSave`
 * hides nothing here.
 */
export function VipScreen() {
  const { t } = useTranslation();
  const grades = useGrades();
  const profile = useProfile();
  const cards = useCardCount();

  if (isMissing(grades.state) && isMissing(profile.state)) {
    return (
      <div className={styles['column']}>
        <PageHead title={t('vip.screen')} />
        <LoadableView
          of={grades.state}
          onRetry={() => {
            grades.reload();
            profile.reload();
            if (isMissing(cards.state)) cards.reload();
          }}
          empty={null}
        >
          {() => null}
        </LoadableView>
      </div>
    );
  }
  return (
    <>
      <h1>
        <VisuallyHidden>{t('vip.screen')}</VisuallyHidden>
      </h1>
      <div className={styles['columns']}>
        <LoadableView of={grades.state} onRetry={grades.reload} empty={<NoGrades />} skeleton={<LadderSkeleton />}>
          {(ladder) => <Ladder grades={ladder} profile={profile.state} />}
        </LoadableView>
        <LoadableView
          of={profile.state}
          onRetry={() => {
            profile.reload();
            if (isMissing(cards.state)) cards.reload();
          }}
          empty={null}
          isEmpty={() => false}
          skeleton={<ProfileSkeleton />}
        >
          {(member) => (
            <div className={styles['column']}>
              <ProfileCard profile={member} cards={cards} />
              <BoundItemsCard profile={member} cards={cards.state.data} />
              <BasicCard profile={member} />
            </div>
          )}
        </LoadableView>
      </div>
    </>
  );
}

/**
 * Shows the member's own progress and the rebates of all grades. If the profile cannot be loaded, the grade is unknown,
 * so only the table is shown, without a marked row.
 */
function Ladder({ grades, profile }: { readonly grades: readonly Grade[]; readonly profile: Loadable<Profile> }) {
  const level = profile.data?.vipLevel;
  return (
    <div className={styles['column']}>
      {level === undefined ? profile.status === 'loading' && <OwnSkeleton /> : <OwnGrade grades={grades} vipLevel={level} />}
      <RebateTable grades={grades} level={level} aside={<OwnRebate />} />
    </div>
  );
}

function OwnGrade({ grades, vipLevel }: { readonly grades: readonly Grade[]; readonly vipLevel: number }) {
  const { state, reload } = useVipProgress(vipLevel);
  const current = grades.find(({ level }) => level === vipLevel);
  return (
    <>
      <VipBanner grades={grades} vipLevel={vipLevel} progress={state} onRetry={reload} />
      {current !== undefined && <GradeCompare current={current} next={grades.find(({ level }) => level === vipLevel + 1)} />}
      <KeepCard progress={state} vipLevel={vipLevel} />
    </>
  );
}

function OwnRebate() {
  const { t } = useTranslation();
  const rebate = useRouteLink('activities/rebate', {});
  return (
    <ButtonLink size="sm" {...rebate}>
      {t('vip.own_rebate')}
    </ButtonLink>
  );
}

function NoGrades() {
  const { t } = useTranslation();
  return <Empty title={t('vip.empty')}>{t('vip.empty_hint')}</Empty>;
}

function BannerSkeleton() {
  return <Skeleton height="2.6rem" />;
}

/** Reserves the height of the banner, the comparison and the card below them. */
function OwnSkeleton() {
  return (
    <>
      <BannerSkeleton />
      <Skeleton height="6rem" />
    </>
  );
}

function LadderSkeleton() {
  return (
    <div className={styles['column']}>
      <OwnSkeleton />
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <div className={styles['column']}>
      <Skeleton height="2.4rem" />
      <Skeleton height="2.7rem" />
      <Skeleton height="2.2rem" />
    </div>
  );
}

export { VipScreen as View };
