import { useId } from 'react';
import { useRouteLink } from '@site/shared/contract';
import type { Loadable } from '@site/shared/loadable';
import { formatYuan } from '@site/shared/money';
import { ButtonLink, ProgressBar } from '@site/shared/ui';
import { useTranslation } from './texts';
import { nextGrade, type Grade, type VipProgress } from './grade';
import { ProgressLine } from './ProgressLine';
import { VipLadder } from './VipLadder';
import { VipStage } from './VipStage';
import styles from './VipBanner.module.css';

interface VipBannerProps {
  readonly grades: readonly Grade[];
  readonly vipLevel: number;
  readonly progress: Loadable<VipProgress>;
  readonly onRetry: () => void;
}

/**
 * Shows the member's grade with a link to the rules, the progress to the next one, and the ladder with the grade
 * highlighted.
 */
export function VipBanner({ grades, vipLevel, progress: state, onRetry }: VipBannerProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const rules = useRouteLink('vipDetail', {});
  const name = grades.find(({ level }) => level === vipLevel)?.name;

  return (
    <VipStage titleId={titleId} isBusy={state.status === 'loading'} className={styles['banner']}>
      <div className={styles['head']}>
        <div className={styles['title']}>
          <h2 id={titleId} className={styles['rank']}>
            <span className={styles['level']} data-num translate="no">{`VIP ${String(vipLevel)}`}</span>{' '}
            {name !== undefined && <span className={styles['name']}>{t('vip.member', { name })}</span>}
          </h2>
          <ButtonLink variant="art" size="sm" {...rules}>
            {t('vip_detail.title')}
          </ButtonLink>
        </div>
        <ProgressLine of={state} onRetry={onRetry} />
      </div>
      <div className={styles['progress']}>
        <Turnover of={state} />
        <Keep of={state} vipLevel={vipLevel} />
      </div>
      <VipLadder grades={grades} level={vipLevel} />
    </VipStage>
  );
}

/** Shows the valid turnover so far, and below the highest grade its share of what the next one requires. */
function Turnover({ of: { data: progress } }: { readonly of: Loadable<VipProgress> }) {
  const { t } = useTranslation();
  if (progress === undefined) return <div className={styles['turnover']} />;
  // After a downgrade the turnover so far exceeds that of the grade above; a line of its own shows what regains that
  // grade.
  const next = progress.regain === undefined ? nextGrade(progress) : undefined;
  const done = formatYuan(progress.turnover);
  const text = next === undefined ? done : t('vip.done_of', { done, needed: formatYuan(next.needed) });
  return <Bar name={t('vip.turnover')} text={text} share={next?.share} />;
}

/** Shows the progress of the turnover that keeps the grade; empty on the first grade, which cannot be lost. */
function Keep({ of: { data: progress }, vipLevel }: { readonly of: Loadable<VipProgress>; readonly vipLevel: number }) {
  const { t } = useTranslation();
  const keep = progress?.keep;
  if (keep === undefined) return <div className={styles['turnover']} />;
  const text = t('vip.done_of', { done: formatYuan(keep.done), needed: formatYuan(keep.needed) });
  return <Bar name={t('vip.keep.keep', { level: vipLevel })} text={text} share={keep.needed === 0 ? 1 : keep.done / keep.needed} />;
}

interface BarProps {
  readonly name: string;
  readonly text: string;
  /** Share from 0 to 1; `undefined` when nothing more is required. */
  readonly share: number | undefined;
}

function Bar({ name, text, share }: BarProps) {
  return (
    <div className={styles['turnover']}>
      <p className={styles['words']}>
        {name}{' '}
        <b data-num translate="yes">
          {text}
        </b>
      </p>
      {share !== undefined && <ProgressBar value={share} label={name} valueText={text} tone="gilt" className={styles['bar']} />}
    </div>
  );
}
