import { useRef } from 'react';
import { useServices } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { LoadableView, type Loadable } from '@site/shared/loadable';
import { Button, Empty, Skeleton, Tag } from '@site/shared/ui';
import { useTranslation } from './texts';
import { SubmissionNote } from '../ui/SubmissionNote';
import { useSubmission } from '../ui/useSubmission';
import type { KnownDevice, KnownDevices as Devices } from './ownSession';
import { forgetDevice } from './sessionsApi';
import styles from './SessionsScreen.module.css';

interface KnownDevicesProps {
  readonly of: Loadable<Devices>;
  readonly onReload: () => void;
}

/** Lists the trusted browsers, which sign in without a new-device code, each with a button to remove the trust. */
export function KnownDevices({ of, onReload }: KnownDevicesProps) {
  const { http, overlays } = useServices();
  const { t } = useTranslation();
  const forgetting = useSubmission();
  const list = useRef<HTMLUListElement>(null);

  const handleForget = async ({ id, device = t('sessions.unknown_device') }: KnownDevice) => {
    const message = t('sessions.known.forget_ask', { device });
    const answer = await overlays.dialog({ message, showCancel: true, confirmText: t('sessions.known.forget') });
    if (answer !== 'confirmed') return;
    const isForgotten = await forgetting.submit((ending) => forgetDevice(http, id, ending));
    onReload();
    if (!isForgotten) return;
    overlays.toast(t('sessions.known.forgotten'), 'success');
    // Move the focus, because the pressed button is about to disappear.
    list.current?.focus();
  };
  return (
    <section className={styles['body']} aria-label={t('sessions.known.title')}>
      <h2 className={styles['title']}>{t('sessions.known.title')}</h2>
      <SubmissionNote of={forgetting.state} />
      <LoadableView
        of={of}
        onRetry={onReload}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Empty title={t('sessions.known.empty')} />}
        skeleton={<Skeleton height="1.2rem" />}
      >
        {({ rows, days }) => (
          <>
            <p className={styles['hint']}>{t('sessions.known.hint', { days })}</p>
            <ul ref={list} tabIndex={-1} aria-label={t('sessions.known.title')} className={styles['list']}>
              {rows.map((device) => (
                <li key={device.id} className={styles['device']}>
                  <span className={styles['deviceText']}>
                    <b>{device.device ?? t('sessions.unknown_device')}</b>
                    {device.isCurrent && <Tag tone="accent">{t('sessions.this_device')}</Tag>}
                    <span className={styles['hint']}>{t('sessions.known.seen', { time: formatMoment(device.lastSeenAt) })}</span>
                  </span>
                  <Button
                    size="sm"
                    icon="trash"
                    disabled={forgetting.isSending}
                    aria-label={t('sessions.known.forget_named', {
                      device: device.device ?? t('sessions.unknown_device'),
                      time: formatMoment(device.lastSeenAt),
                    })}
                    onClick={() => void handleForget(device)}
                  >
                    {t('sessions.known.forget')}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </LoadableView>
    </section>
  );
}
