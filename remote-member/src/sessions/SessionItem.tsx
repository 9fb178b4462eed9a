import { formatMoment, formatShortMinute } from '@site/shared/i18n';
import { Button, Fact, Facts, Tag } from '@site/shared/ui';
import { useTranslation } from './texts';
import { timeSince, type OwnSession } from './ownSession';
import styles from './SessionItem.module.css';
import { useServerMinute } from './useServerMinute';

interface SessionItemProps {
  readonly session: OwnSession;
  /** True while a session is being closed. */
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

/**
 * Shows device, network and times of a session. This page's own session has no button, because the account menu has the
 * sign-out.
 */
export function SessionItem({ session, isBusy, onEnd }: SessionItemProps) {
  const { t } = useTranslation();
  const now = useServerMinute();
  const { address, signedInAt, lastUsedAt, isCurrent } = session;
  const device = session.device ?? t('sessions.unknown_device');
  const since = timeSince(lastUsedAt, now);
  const lastUsed = since === undefined ? t('sessions.just_now') : t(`sessions.${since.unit}_ago`, { count: since.count });

  return (
    <li className={styles['item']}>
      <div className={styles['text']}>
        <p className={styles['head']}>
          <b>{device}</b>
          {isCurrent && <Tag tone="accent">{t('sessions.this_device')}</Tag>}
        </p>
        <Facts form="line">
          <Fact label={t('sessions.address')}>{address}</Fact>
          <Fact label={t('sessions.last_used')}>{isCurrent ? t('sessions.in_use') : `${lastUsed} · ${formatShortMinute(lastUsedAt)}`}</Fact>
          <Fact label={t('sessions.signed_in')}>{formatMoment(signedInAt)}</Fact>
        </Facts>
      </div>
      {!isCurrent && (
        <Button
          size="sm"
          icon="logout"
          disabled={isBusy}
          aria-label={t('sessions.end_named', { device, address, time: formatMoment(signedInAt) })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
