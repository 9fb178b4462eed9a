import { useEffect } from 'react';
import type { ViewProps } from '@site/shared/contract';
import { useTranslation } from '../i18n';
import { useChat } from '../socket/useChat';
import { ChatPanel } from './ChatPanel';
import styles from './ChatScreen.module.css';
import { RoomList } from './RoomList';

/**
 * `/chat/:roomId?`: the common rooms and one of them. Implements R-CHAT-01, R-CHAT-22.
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
        <RoomList rooms={state.rooms} current={state.currentRoom.status === 'none' ? undefined : state.currentRoom.roomId} />
      </div>
      <div className={styles['room']}>
        <ChatPanel state={state} actions={actions} />
      </div>
    </div>
  );
}

export { ChatScreen as View };
