import { useRouteLink, useServices } from '@site/shared/contract';
import { formatRecent, useSharedTranslation } from '@site/shared/i18n';
import { Icon, Skeleton, Strip } from '@site/shared/ui';
import type { Room } from '../conversation/room';
import { useTranslation } from './texts';
import { isUnread, type SeenRooms } from '../socket/seenRooms';
import { ReplyWords } from '../talk/ReplyQuote';
import styles from './RoomList.module.css';

interface RoomListProps {
  /** Empty until the platform has sent them. */
  readonly rooms: readonly Room[];
  readonly current: string | undefined;
  readonly seen: SeenRooms;
  readonly ignored: readonly { readonly userId: string }[];
  readonly selfId: string | undefined;
}

/** Lists the common rooms and those of matches with people in them, each as a link to its address. */
export function RoomList({ rooms, ...known }: RoomListProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('screen.rooms')}>
      {rooms.length === 0 ? (
        <Skeleton className={styles['waiting']} />
      ) : (
        <>
          <Links rooms={rooms.filter(({ match }) => match === undefined)} {...known} />
          {rooms.some(({ match }) => match !== undefined) && (
            <>
              <h2 className={styles['group']}>{t('screen.match_rooms')}</h2>
              <Links rooms={rooms.filter(({ match }) => match !== undefined)} {...known} />
            </>
          )}
        </>
      )}
    </nav>
  );
}

function Links({ rooms, current, seen, ignored, selfId }: RoomListProps) {
  return (
    <Strip as="ul" className={styles['rooms']}>
      {rooms.map((room) => (
        <li key={room.id}>
          <RoomLink
            room={withoutIgnored(room, ignored)}
            isCurrent={room.id === current}
            isUnread={room.id !== current && isUnread(withoutIgnored(room, ignored), seen, selfId)}
          />
        </li>
      ))}
    </Strip>
  );
}

interface RoomLinkProps {
  readonly room: Room;
  readonly isCurrent: boolean;
  readonly isUnread: boolean;
}

function RoomLink({ room, isCurrent, isUnread: hasNews }: RoomLinkProps) {
  const { clock } = useServices();
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const link = useRouteLink('chat', { roomId: room.id });
  const { name, isMuted, match, online, last } = room;
  return (
    <a {...link} className={styles['room']} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={isMuted ? 'lock' : match ? 'sport' : 'chat'} size="sm" />
      <span className={styles['about']}>
        <span className={styles['line']}>
          <span className={styles['name']}>{name}</span>
          {match && (
            <b className={styles['score']} data-num translate="no" data-live={match.status === 'live' || undefined}>
              {t('score.now', { home: match.home, away: match.away })}
            </b>
          )}
          {hasNews && <i role="img" aria-label={t('screen.unread')} className={styles['unread']} />}
        </span>
        {last && (
          <small className={styles['last']}>
            <ReplyWords reply={last} />
          </small>
        )}
        <small className={styles['line']}>
          <span>{t('room.online', { count: online })}</span>
          {last && (
            <time dateTime={new Date(last.at).toISOString()} translate="yes">
              {formatRecent(last.at, clock.now(), tShared('day.yesterday'))}
            </time>
          )}
        </small>
      </span>
    </a>
  );
}

/** Removes the preview of a message by an ignored person. */
function withoutIgnored(room: Room, ignored: RoomListProps['ignored']): Room {
  return ignored.some(({ userId }) => userId === room.last?.userId) ? { ...room, last: undefined } : room;
}
