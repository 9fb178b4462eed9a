import type { ReactNode } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { Button, Empty, Icon, Note, NoteAction } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { ShareDraft } from '../../sharing/ui/ShareDraft';
import { useSharing } from '../../sharing/ui/useSharing';
import { selfOf } from '../../socket/link';
import { chatLoadable } from '../chatLoadable';
import type { ChatState } from '../chatState';
import { viewOf } from '../place';
import styles from './ChatPanel.module.css';
import { Composer } from './Composer';
import { GuestBar } from './GuestBar';
import { MessageList } from './MessageList';
import { RoomHead } from './RoomHead';
import type { ChatActions } from './useChat';

interface ChatPanelProps {
  readonly state: ChatState;
  readonly actions: ChatActions;
  /** At the right of the room's name. */
  readonly aside?: ReactNode;
}

/** The room the player is in, from its name to the line where they speak. Fills its container. */
export function ChatPanel({ state, actions, aside }: ChatPanelProps) {
  const { session } = useServices();
  const { t } = useTranslation();
  const isSignedIn = useReadable(session.isSignedIn);
  const view = viewOf(state.place);
  const sharedTicketId = useSharing();
  const muted = mutedBy(state.isSelfMuted, view?.room.isMuted);

  return (
    <div className={styles['panel']}>
      <RoomHead room={view?.room} aside={aside} />
      <p className={styles['pinned']}>
        <Icon name="speaker" size="sm" />
        {t('room.pinned')}
      </p>
      <LinkStrip state={state} actions={actions} />
      <div className={styles['body']}>
        <RoomBody state={state} actions={actions} />
      </div>
      {isSignedIn && sharedTicketId !== undefined && (
        <ShareDraft
          key={sharedTicketId}
          ticketId={sharedTicketId}
          isOpen={view !== undefined && muted === undefined}
          onSend={actions.share}
        />
      )}
      {isSignedIn ? (
        <Composer muted={muted} isOpen={view !== undefined} onSay={actions.say} />
      ) : (
        <GuestBar name={selfOf(state.link)?.name} />
      )}
    </div>
  );
}

function RoomBody({ state, actions }: Pick<ChatPanelProps, 'state' | 'actions'>) {
  const { t } = useTranslation();
  const { link, place, outbox } = state;
  if (place.status === 'gone') {
    return (
      <GoneRoom
        onRetry={() => {
          actions.enter(place.roomId);
        }}
      />
    );
  }
  if (place.status === 'nowhere' && selfOf(link)) return <Empty title={t('room.none')} />;
  const unsent = place.status === 'nowhere' ? [] : outbox.filter(({ roomId }) => roomId === place.roomId);
  return (
    <LoadableView
      of={chatLoadable(state)}
      onRetry={actions.reconnect}
      isEmpty={({ lines }) => lines.length === 0 && unsent.length === 0}
      empty={<Empty title={t('room.empty')}>{t('room.empty_hint')}</Empty>}
    >
      {({ lines, earlier }) => (
        <MessageList
          lines={lines}
          earlier={earlier}
          outbox={unsent}
          selfId={selfOf(link)?.userId}
          onEarlier={actions.askEarlier}
          onRetry={actions.retry}
          onDismiss={actions.dismiss}
        />
      )}
    </LoadableView>
  );
}

function mutedBy(isSelfMuted: boolean, isRoomMuted: boolean | undefined): 'self' | 'room' | undefined {
  if (isSelfMuted) return 'self';
  return isRoomMuted ? 'room' : undefined;
}

function LinkStrip({ state: { link, place }, actions }: Pick<ChatPanelProps, 'state' | 'actions'>) {
  const { t } = useTranslation();
  if (link.status === 'connected') {
    if (link.login.kind !== 'refused') return null;
    const again = <NoteAction onClick={actions.logInAgain}>{t('link.login_again')}</NoteAction>;
    return (
      <Note tone="warning" live="polite" title={t('link.login_refused')} action={again} className={styles['strip']}>
        {t('link.login_refused_hint')}
      </Note>
    );
  }
  // Without a room in sight the error stands in its place.
  const isStale = place.status === 'entering' && place.view !== undefined;
  return isStale ? <Note tone="warning" live="polite" title={t('link.lost')} className={styles['strip']} /> : null;
}

function GoneRoom({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Empty title={t('room.gone')} actions={<Button onClick={onRetry}>{t('room.retry')}</Button>}>
      {t('room.gone_hint')}
    </Empty>
  );
}
