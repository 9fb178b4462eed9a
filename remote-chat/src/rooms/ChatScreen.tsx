import { useEffect } from 'react';
import type { ViewProps } from '@site/shared/contract';
import { useTranslation } from './texts';
import { useChat } from '../socket/useChat';
import { viewOf } from '../conversation/currentRoom';
import { selfOf } from '../socket/connection';
import { ChatPanel } from './ChatPanel';
import styles from './ChatScreen.module.css';
import { RoomList } from './RoomList';
import { RoomSide } from './RoomSide';

/**
 * Renders `/chat/:roomId?`: the list of rooms, one room, and its side panel. Implements R-CHAT-01, R-CHAT-22.
 *
 * Assumption: without a room in the address it is the first of the common rooms, or the one the dock is in.
 */
export function ChatScreen({ params }: ViewProps) {
  const { t } = useTranslation();
  const { state, actions } = useChat();
  const roomId = params['roomId'];
  useEffect(() => {
    if (roomId !== undefined) actions.enter(roomId);
  }, [roomId, actions]);

  return (
    <div className={styles['screen']}>
      <div className={styles['side']}>
        <h1 className={styles['title']}>{t('screen.title')}</h1>
        <RoomList
          rooms={state.rooms}
          current={state.currentRoom.status === 'none' ? undefined : state.currentRoom.roomId}
          seen={state.seen}
          ignored={state.ignored}
          selfId={selfOf(state.connection)?.userId}
        />
      </div>
      <div className={styles['room']}>
        <ChatPanel state={state} actions={actions} />
      </div>
      <aside className={styles['lively']} aria-label={t('side.name')}>
        <RoomSide view={viewOf(state.currentRoom)} ignored={state.ignored} selfId={selfOf(state.connection)?.userId} />
      </aside>
    </div>
  );
}

export { ChatScreen as View };
