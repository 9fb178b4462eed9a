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

/** The common rooms and those of matches that people are in, each a link to its own address. */
export function RoomList({ rooms, current }: RoomListProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('screen.rooms')}>
      {rooms.length === 0 ? (
        <Skeleton height="1.4rem" />
      ) : (
        <>
          <Links rooms={rooms.filter(({ match }) => match === undefined)} current={current} />
          {rooms.some(({ match }) => match !== undefined) && (
            <>
              <h2 className={styles['group']}>{t('screen.match_rooms')}</h2>
              <Links rooms={rooms.filter(({ match }) => match !== undefined)} current={current} />
            </>
          )}
        </>
      )}
    </nav>
  );
}

function Links({ rooms, current }: RoomListProps) {
  return (
    <ul className={styles['rooms']}>
      {rooms.map((room) => (
        <li key={room.id}>
          <RoomLink room={room} isCurrent={room.id === current} />
        </li>
      ))}
    </ul>
  );
}

function RoomLink({ room, isCurrent }: { readonly room: Room; readonly isCurrent: boolean }) {
  const { t } = useTranslation();
  const link = useRouteLink('chat', { roomId: room.id });
  return (
    <a {...link} className={styles['room']} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={room.isMuted ? 'lock' : room.match ? 'sport' : 'chat'} size="sm" />
      <span>
        {room.name}
        <small className={styles['online']}>{t('room.online', { count: room.online })}</small>
      </span>
      {room.match && (
        <b className={styles['score']} data-num data-live={room.match.status === 'live' || undefined}>
          {t('score.now', { home: room.match.home, away: room.match.away })}
        </b>
      )}
    </a>
  );
}
