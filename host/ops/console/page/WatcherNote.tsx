import { Note } from '@site/shared/ui';
import { useTranslation } from './i18n';
import { formatMoment } from './moments';
import { useOps } from './OpsContext';

/**
 * Warns that no watcher carries out waiting plans and automatic canaries. Renders nothing when a watcher runs, or when
 * nothing waits.
 */
export function WatcherNote() {
  const { t } = useTranslation();
  const { overview } = useOps();
  const { builds, watcher } = overview;
  const plans = builds.reduce((sum, build) => sum + build.plans.filter(({ state }) => state === 'waiting' || state === 'due').length, 0);
  const canaries = builds.reduce((sum, { remotes }) => sum + remotes.filter(({ canary }) => canary?.isAuto === true).length, 0);
  if (watcher?.isWatching === true || plans + canaries === 0) return null;
  return (
    <Note tone="warning" title={t('watcher.missing')}>
      {t('watcher.waiting', { plans, canaries })}
      {watcher === undefined ? t('watcher.never') : t('watcher.last', { at: formatMoment(watcher.at) })}
      <span>{t('watcher.advice')}</span>
    </Note>
  );
}
