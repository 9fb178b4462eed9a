import { IconButton, Menu, MenuItem } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { useChat } from '../socket/useChat';
import { ChatPanel } from './ChatPanel';

/** The chat in the dock: one room, and a menu of the others. */
export function ChatDock() {
  const { t } = useTranslation();
  const { state, actions } = useChat();
  const roomMenu = state.rooms.length > 0 && (
    <Menu trigger={<IconButton icon="list" size="sm" label={t('room.switch')} />}>
      {state.rooms.map(({ id, name }) => (
        <MenuItem
          key={id}
          icon={isIn(id) ? 'check' : 'chat'}
          onSelect={() => {
            actions.enter(id);
          }}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
  return <ChatPanel state={state} actions={actions} aside={roomMenu} />;

  function isIn(roomId: string): boolean {
    return state.currentRoom.status !== 'none' && state.currentRoom.roomId === roomId;
  }
}

export { ChatDock as View };
