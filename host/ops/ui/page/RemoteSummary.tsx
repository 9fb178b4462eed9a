import { Icon, Tag, cx } from '@site/shared/ui';
import type { FiguresBody, RemoteBody } from '../wire';
import { useTranslation } from './i18n';
import styles from './RemoteSummary.module.css';

const TONES = { on: 'success', off: 'warning', none: 'neutral' } as const;

/** State, version, health and figures of a remote in a few lines. */
export function RemoteSummary({ remote }: { readonly remote: RemoteBody }) {
  const { state, active, canary, entry, figures } = remote;
  return (
    <span className={styles['summary']}>
      <span className={styles['line']}>
        <StateTag state={state} />
        {active !== undefined && <span className={styles['version']}>{active}</span>}
      </span>
      {active !== undefined && state === 'on' && (
        <span className={styles['line']}>
          <EntryState entry={entry} />
          <FiguresLine figures={figures} />
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

export function CanaryTag({ canary }: { readonly canary: NonNullable<RemoteBody['canary']> }) {
  const { t } = useTranslation();
  const text = t(canary.isAuto === true ? 'canary_auto' : 'canary', {
    version: canary.version,
    share: Number((canary.share * 100).toFixed(2)),
  });
  return <Tag tone="accent">{text}</Tag>;
}

/** Whether the entry answers, by shape, word and colour. */
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

/** @param isLong with the slow end of the load times */
export function FiguresLine({ figures, isLong = false }: Pick<RemoteBody, 'figures'> & { readonly isLong?: boolean }) {
  const { t } = useTranslation();
  if (figures === undefined || figures.loads + figures.failures === 0) return <span className={styles['quiet']}>{t('figures.none')}</span>;
  return (
    <span className={styles['figures']}>
      <span className={cx(isHigh(figures) && styles['fails'])}>{t('figures.failure_rate', { rate: formatRate(figures.failureRate) })}</span>
      {figures.medianLoadMs !== undefined && <span>{t('figures.median', { ms: Math.round(figures.medianLoadMs) })}</span>}
      {isLong && figures.p95LoadMs !== undefined && <span>{t('remote.p95', { ms: Math.round(figures.p95LoadMs) })}</span>}
      <span>{t('figures.loads', { count: figures.loads })}</span>
    </span>
  );
}

/** One in fifty is marked. */
const HIGH_RATE = 0.02;

function isHigh({ failureRate }: FiguresBody): boolean {
  return failureRate >= HIGH_RATE;
}

function formatRate(rate: number): string {
  return `${(rate * 100).toFixed(1)}%`;
}
