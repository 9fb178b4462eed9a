import { Icon, Tag, cx } from '@site/shared/ui';
import type { CanaryBody, FiguresBody, RemoteBody } from '../wire';
import { useTranslation } from './i18n';
import styles from './RemoteSummary.module.css';

const TONES = { on: 'success', off: 'warning', none: 'neutral' } as const;

/** Shows state, version, health and figures of a remote in a few lines. */
export function RemoteSummary({ remote }: { readonly remote: RemoteBody }) {
  const { state, active, canary, entry, withPlayers } = remote;
  return (
    <span className={styles['summary']}>
      <span className={styles['line']}>
        <StateTag state={state} />
        {active !== undefined && <span className={styles['version']}>{active}</span>}
      </span>
      {active !== undefined && state === 'on' && (
        <span className={styles['line']}>
          <EntryState entry={entry} />
          <FiguresLine figures={withPlayers?.find(({ standing }) => standing === 'active')} />
        </span>
      )}
      {canary !== undefined && <CanaryTag canary={canary} />}
    </span>
  );
}

export function StateTag({ state }: Pick<RemoteBody, 'state'>) {
  const { t } = useTranslation();
  return <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>;
}

export function CanaryTag({ canary }: { readonly canary: CanaryBody }) {
  const { t } = useTranslation();
  return (
    <Tag tone="accent">
      {t(canary.isAuto ? 'page.canary_auto' : 'page.canary', { version: canary.version, share: formatShare(canary.share) })}
    </Tag>
  );
}

/** Shows whether the entry responds, by shape, text and color. */
export function EntryState({ entry }: Pick<RemoteBody, 'entry'>) {
  const { t } = useTranslation();
  const text = t(entry === 'not-asked' ? 'entry.not_asked' : `entry.${entry}`);
  return (
    <span className={cx(styles['entry'], styles[entry === 'fails' ? 'fails' : 'answers'])}>
      <Icon name={entry === 'fails' ? 'warning' : 'check'} size="xs" />
      {text}
    </span>
  );
}

function FiguresLine({ figures }: { readonly figures: FiguresBody | undefined }) {
  const { t } = useTranslation();
  if (figures === undefined || figures.loads + figures.failures === 0) return <span className={styles['quiet']}>{t('figures.none')}</span>;
  return (
    <span className={styles['figures']}>
      <span className={cx(isHigh(figures) && styles['fails'])}>{t('figures.failure_rate', { rate: formatRate(figures.failureRate) })}</span>
      {figures.medianLoadMs !== undefined && <span>{t('figures.median', { ms: Math.round(figures.medianLoadMs) })}</span>}
      <span>{t('figures.loads', { count: figures.loads })}</span>
    </span>
  );
}

/** Failure rate that is highlighted: one in fifty. */
const HIGH_RATE = 0.02;

export function isHigh({ failureRate }: FiguresBody): boolean {
  return failureRate >= HIGH_RATE;
}

export function formatRate(rate: number): string {
  return `${(rate * 100).toFixed(1)}%`;
}

/**
 * Formats a share as a percentage.
 *
 * @example formatShare(0.05) // '5%'
 */
export function formatShare(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
