import { useMemo, useRef, type ReactNode } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { formatShortMinute } from '@site/shared/i18n';
import { failed, LOADING, LoadableView, ready, type Loadable } from '@site/shared/loadable';
import { Button, Empty, Icon, Note, NoteAction, Skeleton } from '@site/shared/ui';
import { Composer } from '../conversation/Composer';
import { EmptyRoom } from '../conversation/EmptyRoom';
import { viewOf } from '../conversation/currentRoom';
import { GuestBar } from '../conversation/GuestBar';
import { MessageList } from '../conversation/MessageList';
import type { Restriction } from '../conversation/room';
import { RoomHead } from '../conversation/RoomHead';
import type { RoomView } from '../conversation/roomView';
import { ScoreStrip } from '../conversation/ScoreStrip';
import { useEmojis } from '../emoji/useEmojis';
import { useTranslation } from './texts';
import { IgnoredMenu } from '../people/IgnoredMenu';
import { NicknameBar } from '../people/NicknameBar';
import { useReport } from '../people/useReport';
import { usePictures } from './usePictures';
import { ClaimedContext } from '../red-packets/useClaim';
import { PacketButton } from '../red-packets/PacketButton';
import { ShareDraft } from '../sharing/ShareDraft';
import { useSharing } from '../sharing/useSharing';
import type { ChatState } from '../socket/chatState';
import { draftOf } from '../socket/composing';
import { silenceOf } from '../socket/silenceOf';
import { selfOf } from '../socket/connection';
import { ReplyBar } from '../talk/ReplyBar';
import type { ChatActions } from '../socket/useChat';
import styles from './ChatPanel.module.css';

interface ChatPanelProps {
  readonly state: ChatState;
  readonly actions: ChatActions;
  /** Content beside the room's name. */
  readonly aside?: ReactNode;
}

/** Renders the current room, from its name to the composer. Fills its container. */
export function ChatPanel({ state, actions, aside }: ChatPanelProps) {
  const { session } = useServices();
  const { t } = useTranslation();
  const isSignedIn = useReadable(session.isSignedIn);
  const view = viewOf(state.currentRoom);
  const sharedTicketId = useSharing();
  const silence = silenceOf(state, isSignedIn);
  const draft = draftOf(state);
  const self = selfOf(state.connection);
  const input = useRef<HTMLInputElement>(null);
  const pictures = usePictures(state, actions, () => input.current?.focus());
  const panel = useRef<HTMLDivElement>(null);
  const emojis = useEmojis({
    around: panel,
    isDisabled: silence !== undefined || view === undefined,
    onEmoji: (emoji) => {
      actions.type(`${draft.text}${emoji}`);
    },
    onSticker: (sticker) => {
      input.current?.focus();
      actions.sendSticker(sticker);
    },
  });

  return (
    <div ref={panel} className={styles['panel']} {...pictures.handlers}>
      <RoomHead
        room={view?.room}
        isEntering={isRoomComing(state)}
        aside={
          <>
            <IgnoredMenu people={state.ignored} onShow={actions.show} />
            {aside}
          </>
        }
      />
      <p className={styles['pinned']}>
        <Icon name="speaker" size="sm" />
        {view?.room.pinned ?? t('room.pinned')}
      </p>
      {view?.score && (
        <ScoreStrip key={view.room.id} score={view.score} onPredict={isSignedIn && silence === undefined ? actions.predict : undefined} />
      )}
      <ConnectionNote state={state} actions={actions} />
      <div className={styles['body']} data-drop={pictures.isOver || undefined}>
        <ClaimedContext value={actions.claimed}>
          <RoomBody
            state={state}
            actions={actions}
            isMember={isSignedIn}
            maySpeak={silence === undefined}
            onWrite={() => input.current?.focus()}
          />
        </ClaimedContext>
      </div>
      {isSignedIn && sharedTicketId !== undefined && (
        <ShareDraft
          key={sharedTicketId}
          ticketId={sharedTicketId}
          isOpen={view !== undefined && silence === undefined}
          onSend={actions.share}
        />
      )}
      {self?.mayBeNamed === true && <NicknameBar name={self.name} onNamed={actions.reconnect} />}
      {!isSignedIn && <GuestBar name={self?.name} view={view} />}
      {draft.reply && (
        <ReplyBar
          reply={draft.reply}
          onCancel={() => {
            input.current?.focus();
            actions.answer(undefined);
          }}
        />
      )}
      {pictures.bar}
      {emojis.panel}
      <Composer
        input={input}
        typed={draft.text}
        onType={actions.type}
        silence={silence}
        tools={
          <>
            {emojis.button}
            {pictures.button}
            {isSignedIn && <PacketButton roomId={silence === undefined ? view?.room.id : undefined} />}
          </>
        }
        isSending={pictures.isSending}
        isOpen={view !== undefined}
        onSend={(typed) => pictures.send() || actions.send(typed)}
      />
    </div>
  );
}

interface RoomBodyProps extends Pick<ChatPanelProps, 'state' | 'actions'> {
  readonly isMember: boolean;
  readonly maySpeak: boolean;
  /** Called when the player replies to or mentions a person, to focus the text field. */
  readonly onWrite: () => void;
}

function RoomBody({ state, actions, isMember, maySpeak, onWrite }: RoomBodyProps) {
  const { t } = useTranslation();
  const report = useReport();
  const andWrite =
    <T,>(act: (of: T) => void) =>
    (of: T) => {
      // Focus the field first, so that the cursor is after the text that the action adds.
      onWrite();
      act(of);
    };
  const talk = useMemo(
    () => ({
      reply: maySpeak ? andWrite(actions.answer) : undefined,
      mention: maySpeak ? andWrite(actions.mention) : undefined,
      react: maySpeak && isMember ? actions.react : undefined,
      report: isMember ? report : undefined,
      ignore: actions.ignore,
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is reported with, and the field, are the same for a mount
    [actions, isMember, maySpeak],
  );
  const { connection, currentRoom, outbox } = state;
  const shownId = currentRoom.status === 'none' ? undefined : currentRoom.roomId;
  // Memoised, so that typing does not go through thousands of lines.
  const unsent = useMemo(() => outbox.filter(({ roomId }) => roomId === shownId), [outbox, shownId]);
  const refusal = refusalOf(connection);
  if (currentRoom.status === 'unavailable') {
    return (
      <UnavailableRoom
        onRetry={() => {
          actions.enter(currentRoom.roomId);
        }}
      />
    );
  }
  if (refusal?.ban !== undefined) return <Banned ban={refusal.ban} />;
  if (refusal && !viewOf(currentRoom)) return <LoginRefused onRetry={actions.logInAgain} />;
  if (currentRoom.status === 'none' && selfOf(connection)) return <Empty title={t('room.none')} />;
  return (
    <LoadableView
      of={viewLoadable(state)}
      onRetry={actions.reconnect}
      isEmpty={({ lines }) => lines.length === 0 && unsent.length === 0}
      empty={<EmptyRoom onLook={actions.look} />}
      skeleton={
        <div className={styles['waiting']}>
          <Skeleton height="0.4rem" width="50%" />
          <Skeleton height="0.4rem" width="70%" />
          <Skeleton height="0.4rem" width="40%" />
        </div>
      }
    >
      {({ lines, history, score }) => (
        <MessageList
          lines={lines}
          history={history}
          outbox={unsent}
          selfId={selfOf(connection)?.userId}
          match={score}
          unreadId={state.unread.firstId}
          talk={talk}
          ignored={state.ignored}
          onLook={actions.look}
          onLoadHistory={actions.loadHistory}
          onRetry={actions.retry}
          onDismiss={actions.dismiss}
        />
      )}
    </LoadableView>
  );
}

/** Returns the refused login of the chat, if any. */
function refusalOf(connection: ChatState['connection']) {
  return connection.status === 'connected' && connection.login.status === 'refused' ? connection.login : undefined;
}

function isRoomComing(state: ChatState): boolean {
  const { connection, currentRoom } = state;
  if (currentRoom.status === 'unavailable' || refusalOf(connection)) return false;
  const hasNone = currentRoom.status === 'none' && selfOf(connection) !== undefined;
  return !hasNone && viewLoadable(state).status === 'loading';
}

/** Returns the lines once they were shown, even without a connection. Without any, a lost connection is an error. */
function viewLoadable({ connection, currentRoom }: ChatState): Loadable<RoomView> {
  const view = viewOf(currentRoom);
  if (view) return ready(view);
  const isEnded = connection.status === 'closed' || connection.status === 'error' || connection.status === 'session-over';
  return isEnded ? failed({ kind: 'unreachable' }) : LOADING;
}

function ConnectionNote({ state: { connection, currentRoom }, actions }: Pick<ChatPanelProps, 'state' | 'actions'>) {
  const { t } = useTranslation();
  if (connection.status === 'session-over') {
    const again = <NoteAction onClick={actions.reconnect}>{t('connection.login_again')}</NoteAction>;
    return (
      <Note tone="warning" live="polite" title={t('connection.session_over')} action={again} className={styles['strip']}>
        {t('connection.session_over_hint')}
      </Note>
    );
  }
  if (connection.status === 'connected') {
    const refusal = refusalOf(connection);
    // The refusal replaces the room when there is no room to show.
    if (!refusal || refusal.ban !== undefined || !viewOf(currentRoom)) return null;
    const again = <NoteAction onClick={actions.logInAgain}>{t('connection.login_again')}</NoteAction>;
    return (
      <Note tone="warning" live="polite" title={t('connection.login_refused')} action={again} className={styles['strip']}>
        {t('connection.login_refused_hint')}
      </Note>
    );
  }
  // The error replaces the room when there is no room to show.
  const isStale = currentRoom.status === 'entering' && currentRoom.view !== undefined;
  return isStale ? <Note tone="warning" live="polite" title={t('connection.lost')} className={styles['strip']} /> : null;
}

function LoginRefused({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <Empty title={t('connection.login_refused')} actions={<Button onClick={onRetry}>{t('connection.login_again')}</Button>}>
        {t('connection.login_refused_hint')}
      </Empty>
    </div>
  );
}

function Banned({ ban: { until, reason } }: { readonly ban: Restriction }) {
  const { t } = useTranslation();
  return (
    <Empty title={t('connection.banned')}>
      {[
        until === undefined ? t('composer.muted_always') : t('composer.muted_until', { moment: formatShortMinute(until) }),
        reason === undefined ? '' : t('composer.muted_for', { reason }),
      ].join('')}
    </Empty>
  );
}

function UnavailableRoom({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Empty title={t('room.unavailable')} actions={<Button onClick={onRetry}>{t('room.retry')}</Button>}>
      {t('room.unavailable_hint')}
    </Empty>
  );
}
