import { formatTime } from '@site/shared/i18n';
import { VipBadge } from '@site/shared/ui';
import { Avatar } from '@site/shared/ui/drawings';
import { SharedTicketCard } from '../sharing/SharedTicketCard';
import styles from './Message.module.css';
import type { ChatMessage } from './room';

/** One message: VIP level, name and time, then the text or the shared ticket. */
export function Message({ message, isOwn }: { readonly message: ChatMessage; readonly isOwn: boolean }) {
  return (
    <article className={styles['message']} data-own={isOwn || undefined}>
      <Avatar seed={message.avatar} className={styles['avatar']} />
      <div className={styles['content']}>
        <p className={styles['by']}>
          <VipBadge level={message.vipLevel} />
          <span className={styles['name']}>{message.name}</span>
          <time className={styles['time']} dateTime={new Date(message.at).toISOString()}>
            {formatTime(message.at)}
          </time>
        </p>
        {message.ticket ? (
          <SharedTicketCard ticket={message.ticket} isFollowable={!isOwn} />
        ) : (
          <p className={styles['bubble']}>{message.text}</p>
        )}
      </div>
    </article>
  );
}
