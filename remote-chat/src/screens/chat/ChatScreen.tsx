import { useEffect } from 'react';
import type { ViewProps } from '@site/shared/contract';
import { useTranslation } from '../../i18n';
import { ChatPanel } from '../../room/ui/ChatPanel';
import { useChat } from '../../room/ui/useChat';
import styles from './ChatScreen.module.css';
import { RoomList } from './RoomList';

/**
 * `/chat/:roomId?`: the common rooms and one of them. Implements R-CHAT-01, R-CHAT-22.
 *
 * Assumption: without a room in the address it is the first of the common rooms, or the one the dock is in.
 */
export function View({ params }: ViewProps) {
  const { t } = useTranslation();
  const { state, actions } = useChat();
  const wanted = params['roomId'];
  useEffect(() => {
    if (wanted !== undefined) actions.enter(wanted);
  }, [wanted, actions]);

  return (
    <div className={styles['screen']}>
      <div className={styles['side']}>
        <h1 className={styles['title']}>{t('screen.title')}</h1>
        <RoomList rooms={state.rooms} current={state.place.status === 'nowhere' ? undefined : state.place.roomId} />
      </div>
      <div className={styles['room']}>
        <ChatPanel state={state} actions={actions} />
      </div>
    </div>
  );
}
