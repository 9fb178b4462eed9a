import { useEffect } from 'react';
import { useServices, type ViewProps } from '@site/shared/contract';
import { IconButton, Menu, MenuItem } from '@site/shared/ui';
import { useTranslation } from './texts';
import { beginSharing } from '../sharing/sharingStore';
import { useChat } from '../socket/useChat';
import { useChatKeeper } from '../socket/useChatKeeper';
import { ChatPanel } from './ChatPanel';

/**
 * Renders the chat in the dock: one room, and a menu of the others. `isHidden`: the host keeps it mounted while the
 * dock does not show it; it keeps the connection, counts messages, and renders nothing. `ticket`: ticket to share.
 * `room`: room to enter.
 */
export function ChatDock({ params }: ViewProps) {
  return params['isHidden'] === undefined ? <OpenChat ticket={params['ticket']} room={params['room']} /> : <Keeper />;
}

function Keeper() {
  useChatKeeper();
  return null;
}

function OpenChat({ ticket, room }: { readonly ticket: string | undefined; readonly room: string | undefined }) {
  const { t } = useTranslation();
  const { bus } = useServices();
  useEffect(() => {
    if (ticket !== undefined) beginSharing(ticket);
  }, [ticket]);
  const { state, actions } = useChat();
  useEffect(() => {
    if (room !== undefined) actions.enter(room);
  }, [actions, room]);
  useEffect(
    () =>
      bus.on('chat/enter', ({ roomId }) => {
        actions.enter(roomId);
      }),
    [bus, actions],
  );
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
