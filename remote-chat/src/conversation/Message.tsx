import { memo } from 'react';
import { formatTime } from '@site/shared/i18n';
import { Tag, VipBadge } from '@site/shared/ui';
import { Avatar } from '@site/shared/ui/drawings';
import { useTranslation } from '../i18n';
import { RedPacketCard } from '../red-packets/RedPacketCard';
import { SharedTicketCard } from '../sharing/SharedTicketCard';
import styles from './Message.module.css';
import type { ChatMessage, RoomScore } from './room';

interface MessageProps {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  /** Of the match of the room, which names its teams. */
  readonly match?: RoomScore | undefined;
}

/** One message: staff or VIP level, name and time, then what was said. The player's own are on the right. */
export const Message = memo(function Message({ message, isOwn, match }: MessageProps) {
  const { t } = useTranslation();
  return (
    <article className={styles['message']} data-own={isOwn || undefined}>
      <Avatar seed={message.avatar} className={styles['avatar']} />
      <div className={styles['content']}>
        <p className={styles['by']}>
          {message.isStaff ? <Tag tone="accent">{t('room.staff')}</Tag> : <VipBadge level={message.vipLevel} />}
          <span className={styles['name']}>{message.name}</span>
          <time className={styles['time']} dateTime={new Date(message.at).toISOString()}>
            {formatTime(message.at)}
          </time>
        </p>
        <Said message={message} isOwn={isOwn} match={match} />
      </div>
    </article>
  );
});

function Said({ message: { name, ticket, packet, prediction, text }, isOwn, match }: MessageProps) {
  const { t } = useTranslation();
  if (packet) return <RedPacketCard packet={packet} name={name} greeting={text} isOwn={isOwn} />;
  if (ticket) return <SharedTicketCard ticket={ticket} isFollowable={!isOwn} />;
  if (prediction === undefined) return <p className={styles['bubble']}>{text}</p>;
  return (
    <p className={styles['bubble']}>
      <Tag tone="success">{t('prediction.tag')}</Tag>{' '}
      <span data-num>
        {match === undefined
          ? t('prediction.score', { ...prediction })
          : t('prediction.named', { ...prediction, homeTeam: match.homeTeam, awayTeam: match.awayTeam })}
      </span>
    </p>
  );
}
