import { useCallback, useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { formatYuan } from '@site/shared/money';
import { fetchStanding } from '../../api/gradeApi';
import { useTranslation } from '../../i18n';
import { nextStep, type Grade, type Standing } from '../grade';
import { RetryLine } from './RetryLine';
import { VipLadder } from './VipLadder';
import styles from './MemberLadder.module.css';

interface MemberLadderProps {
  readonly grades: readonly Grade[];
  /** As the session knows it, until the platform has told where the member stands. */
  readonly vipLevel: number;
}

/** The ladder with the member's step lit, and what is still to be staked for the next. Read anew when a bet was settled. */
export function MemberLadder({ grades, vipLevel }: MemberLadderProps) {
  const { http, bus } = useServices();
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => fetchStanding(http, vipLevel, { signal }), [http, vipLevel]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('ticket/settled', reload), [bus, reload]);

  return (
    <>
      {state.data ? (
        <Progress standing={state.data} />
      ) : state.at === 'failed' ? (
        <RetryLine text={t('vip.progress_failed')} onRetry={reload} />
      ) : (
        <span />
      )}
      <VipLadder grades={grades} level={state.data?.level ?? vipLevel} />
    </>
  );
}

function Progress({ standing }: { readonly standing: Standing }) {
  const { t } = useTranslation();
  const next = nextStep(standing);
  if (next === undefined) return <p className={styles['progress']}>{t('vip.highest')}</p>;
  return (
    <p className={styles['progress']}>
      {t('vip.stake_more')} <b data-num>{formatYuan(next.missing)}</b> {t('vip.to_reach', { level: next.level })}
    </p>
  );
}
