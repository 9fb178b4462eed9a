import { useCallback, useEffect, useState } from 'react';
import { useRouteLink, useServices } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { isMissing, LoadableView, ready, useLoadable } from '@site/shared/loadable';
import { ButtonLink, Card, Note, PageHead, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { ExclusionCard } from './ExclusionCard';
import { HistoryCard } from './HistoryCard';
import { LimitsCard } from './LimitsCard';
import type { Protection } from './protection';
import { fetchHistory, fetchProtection } from './protectionApi';
import styles from './ProtectionScreen.module.css';
import { RealityCard } from './RealityCard';
import { TimeOutCard } from './TimeOutCard';

/**
 * Shows `/mine/protection`: limits, reality check, time-out and self-exclusion, with used amounts, pending changes and
 * the history.
 *
 * Assumption: the specification has no such screen (decision 51).
 */
export function ProtectionScreen() {
  const { bus } = useServices();
  const { t } = useTranslation();
  const { state, reload } = useProtection();
  const history = useHistory();
  const { reload: reloadHistory } = history;
  const isAllMissing = isMissing(state) && isMissing(history.state);
  // When both fail, show the failure once above both.
  const areBothFailed = state.status === 'failed' && history.state.status === 'failed';
  const shownHistory = areBothFailed && history.state.data ? ready(history.state.data) : history.state;
  const handleChanged = useCallback(() => {
    reload();
    reloadHistory();
  }, [reload, reloadHistory]);
  // Another page of the member may have changed it too.
  useEffect(() => bus.on('member/changed', handleChanged), [bus, handleChanged]);

  return (
    <div className={styles['screen']}>
      <PageHead title={t('protection.title')} hint={t('protection.hint')} />
      <LoadableView
        of={state}
        onRetry={areBothFailed ? handleChanged : reload}
        empty={null}
        isEmpty={() => false}
        skeleton={<Skeleton height="9rem" />}
      >
        {(protection) => (
          <div className={styles['screen']}>
            <ShutNotes protection={protection} />
            <LimitsCard limits={protection.limits} onChanged={handleChanged} />
            <div className={styles['columns']}>
              <div className={styles['column']}>
                <RealityCard minutes={protection.realityMinutes} onChanged={handleChanged} />
                <TimeOutCard until={protection.timeOutUntil} onChanged={handleChanged} />
              </div>
              <ExclusionCard until={protection.excludedUntil} onChanged={handleChanged} />
            </div>
          </div>
        )}
      </LoadableView>
      {!isAllMissing && <HistoryCard of={shownHistory} onRetry={reloadHistory} page={history.page} onPage={history.setPage} />}
      <HelpCard />
    </div>
  );
}

function useProtection() {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchProtection(http, { signal }), [http]);
  return useLoadable(load);
}

function useHistory() {
  const { http } = useServices();
  const [page, setPage] = useState(1);
  const load = useCallback((signal: AbortSignal) => fetchHistory(http, page, { signal }), [http, page]);
  return { ...useLoadable(load), page, setPage };
}

function ShutNotes({ protection: { timeOutUntil, excludedUntil } }: { readonly protection: Protection }) {
  const { t } = useTranslation();
  if (excludedUntil !== undefined) {
    return (
      <Note tone="warning" title={t('protection.excluded', { until: formatMoment(excludedUntil) })}>
        {t('protection.shut_hint')}
      </Note>
    );
  }
  if (timeOutUntil === undefined) return null;
  return (
    <Note tone="warning" title={t('protection.in_time_out', { until: formatMoment(timeOutUntil) })}>
      {t('protection.shut_hint')}
    </Note>
  );
}

/**
 * Shows signs of problem gambling and links to the site's own help. It names no help line, because the site has no
 * number of one.
 */
function HelpCard() {
  const { t } = useTranslation();
  const recordLink = useRouteLink('betRecord', {});
  const helpLink = useRouteLink('zxkf', {});
  return (
    <Card title={t('protection.help.title')} padding="lg">
      <div className={styles['help']}>
        <p className={styles['hint']}>{t('protection.help.text')}</p>
        <ul className={styles['signs']}>
          {(['chasing', 'borrowing', 'hiding', 'thinking'] as const).map((sign) => (
            <li key={sign}>{t(`protection.help.sign.${sign}`)}</li>
          ))}
        </ul>
        <div className={styles['buttons']}>
          <ButtonLink size="sm" {...recordLink}>
            {t('protection.help.record')}
          </ButtonLink>
          <ButtonLink size="sm" {...helpLink}>
            {t('protection.help.service')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

export { ProtectionScreen as View };
