import { useRouteLink } from '@site/shared/contract';
import { Icon, Skeleton } from '@site/shared/ui';
import type { Room } from '../conversation/room';
import { useTranslation } from '../i18n';
import styles from './RoomList.module.css';

interface RoomListProps {
  /** Empty until the platform has sent them. */
  readonly rooms: readonly Room[];
  readonly current: string | undefined;
}

/** The common rooms, each a link to its own address. */
export function RoomList({ rooms, current }: RoomListProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('screen.rooms')}>
      {rooms.length === 0 ? (
        <Skeleton height="1.4rem" />
      ) : (
        <ul>
          {rooms.map((room) => (
            <li key={room.id}>
              <RoomLink room={room} isCurrent={room.id === current} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

function RoomLink({ room, isCurrent }: { readonly room: Room; readonly isCurrent: boolean }) {
  const { t } = useTranslation();
  const link = useRouteLink('chat', { roomId: room.id });
  return (
    <a {...link} className={styles['room']} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={room.isMuted ? 'lock' : 'chat'} size="sm" />
      <span>
        {room.name}
        <small className={styles['online']}>{t('room.online', { count: room.online })}</small>
      </span>
    </a>
  );
}
