import { useRef } from 'react';
import { useRouteLink, useServices, type CallResult } from '@site/shared/contract';
import { isMissing, LoadableView } from '@site/shared/loadable';
import { Button, ButtonLink, Empty, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { ScreenFrame } from '../ui/ScreenFrame';
import { SubmissionNote } from '../ui/SubmissionNote';
import { useSubmission } from '../ui/useSubmission';
import type { OwnSession, OwnSessions } from './ownSession';
import { KnownDevices } from './KnownDevices';
import { SessionItem } from './SessionItem';
import { SignInHistory } from './SignInHistory';
import { endOtherSessions, endSession } from './sessionsApi';
import styles from './SessionsScreen.module.css';
import { useKnownDevices, useOwnSessions, useSignIns } from './useSessions';

type Send = (ending: { readonly signal: AbortSignal }) => Promise<CallResult<unknown>>;

/**
 * Shows `/mine/sessions`: the member's sessions with device, network, times and a button to close each, and the sign-in
 * attempts.
 *
 * Assumption: the specification has no such screen; it is reached from `/mine/auth`.
 */
export function SessionsScreen() {
  const { http, overlays } = useServices();
  const { t } = useTranslation();
  const { state, reload } = useOwnSessions();
  const devices = useKnownDevices();
  const signIns = useSignIns();
  const isAllMissing = isMissing(state) && isMissing(devices.state) && isMissing(signIns.state);
  const ending = useSubmission();
  const list = useRef<HTMLUListElement>(null);
  const authLink = useRouteLink('auth', {});

  const handleEnd = async (question: string, confirmText: string, send: Send, done: string) => {
    const answer = await overlays.dialog({ message: question, showCancel: true, confirmText });
    if (answer !== 'confirmed') return;
    const isEnded = await ending.submit(send);
    // Reload after a refusal too: the session may have expired.
    reload();
    if (!isEnded) return;
    overlays.toast(done, 'success');
    // Move the focus, because the pressed button is about to disappear.
    list.current?.focus();
  };
  const handleEndOne = (session: OwnSession) => {
    const question = t('sessions.end_ask', { device: session.device ?? t('sessions.unknown_device'), address: session.address });
    void handleEnd(question, t('sessions.end'), (options) => endSession(http, session.id, options), t('sessions.ended'));
  };
  const handleEndOthers = () => {
    const send: Send = (options) => endOtherSessions(http, options);
    void handleEnd(t('sessions.end_others_ask'), t('sessions.end_others'), send, t('sessions.others_ended'));
  };

  return (
    <ScreenFrame
      title={t('sessions.title')}
      aside={
        hasOthers(state.data) ? (
          <Button variant="danger" icon="logout" disabled={ending.isSending} onClick={handleEndOthers}>
            {t('sessions.end_others')}
          </Button>
        ) : undefined
      }
    >
      {!isMissing(state) && <p className={styles['hint']}>{t('sessions.hint')}</p>}
      <SubmissionNote of={ending.state} />
      <LoadableView
        of={state}
        onRetry={() => {
          reload();
          if (!isAllMissing) return;
          devices.reload();
          signIns.reload();
        }}
        empty={<Empty title={t('sessions.empty')}>{t('sessions.empty_hint')}</Empty>}
        skeleton={<Skeleton height="2.4rem" />}
      >
        {({ rows, total, idleEnd }) => (
          <div className={styles['body']}>
            <ul ref={list} tabIndex={-1} aria-label={t('sessions.list')} className={styles['list']}>
              {rows.map((session) => (
                <SessionItem
                  key={session.id}
                  session={session}
                  isBusy={ending.isSending}
                  onEnd={() => {
                    handleEndOne(session);
                  }}
                />
              ))}
            </ul>
            {total > rows.length && <p className={styles['hint']}>{t('sessions.more', { shown: rows.length, total })}</p>}
            {rows.length === 1 && <p className={styles['hint']}>{t('sessions.only_this')}</p>}
            {idleEnd !== undefined && <p className={styles['hint']}>{t(`sessions.idle_${idleEnd.unit}`, { count: idleEnd.count })}</p>}
          </div>
        )}
      </LoadableView>
      {!isAllMissing && (
        <>
          <KnownDevices of={devices.state} onReload={devices.reload} />
          <SignInHistory of={signIns.state} onRetry={signIns.reload} page={signIns.page} onPage={signIns.setPage} />
        </>
      )}
      {!isMissing(state) && (
        <p className={styles['advice']}>
          {t('sessions.advice')}
          <ButtonLink size="sm" icon="lock" {...authLink}>
            {t('card.change_password')}
          </ButtonLink>
        </p>
      )}
    </ScreenFrame>
  );
}

function hasOthers(sessions: OwnSessions | undefined): boolean {
  return sessions?.rows.some(({ isCurrent }) => !isCurrent) ?? false;
}

export { SessionsScreen as View };
