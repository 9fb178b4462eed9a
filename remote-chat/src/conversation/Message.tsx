import { memo, useRef, useState } from 'react';
import { formatTime } from '@site/shared/i18n';
import { IconButton, Tag, useEscape, VipBadge } from '@site/shared/ui';
import { Avatar } from '@site/shared/ui/drawings';
import { useTranslation } from './texts';
import { MessagePicture } from './MessagePicture';
import { RedPacketCard } from '../red-packets/RedPacketCard';
import { SharedTicketCard } from '../sharing/SharedTicketCard';
import { Sticker } from '../stickers/Sticker';
import { MessageText } from '../talk/MessageText';
import { MessageTools } from '../talk/MessageTools';
import { Reactions } from '../talk/Reactions';
import { ReplyQuote } from '../talk/ReplyQuote';
import { useMessageActions } from '../talk/useMessageActions';
import styles from './Message.module.css';
import type { ChatMessage, RoomScore } from './room';

interface MessageProps {
  readonly message: ChatMessage;
  readonly selfId: string | undefined;
  /** Match of the room, with the names of its teams. */
  readonly match?: RoomScore | undefined;
}

/**
 * Shows one message: staff mark or VIP level, name and time, then the content. The player's own messages are on the
 * right.
 */
export const Message = memo(function Message({ message, selfId, match }: MessageProps) {
  const { t } = useTranslation();
  const { react, reply, ignore } = useMessageActions();
  const [isOpen, setIsOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const article = useRef<HTMLElement>(null);
  useEscape(isOpen, article, () => {
    setIsOpen(false);
    more.current?.focus();
  });
  const isOwn = message.userId === selfId;
  const { reactions = [] } = message;
  return (
    <article ref={article} className={styles['message']} data-own={isOwn || undefined}>
      <Avatar seed={message.avatar} className={styles['avatar']} />
      <div className={styles['content']}>
        <p className={styles['by']}>
          <Rank message={message} />
          <span className={styles['name']} translate="no">
            {message.name}
          </span>
          <time className={styles['time']} dateTime={new Date(message.at).toISOString()} translate="no">
            {formatTime(message.at)}
          </time>
          {(react ?? reply ?? (isOwn ? undefined : ignore)) && (
            <IconButton
              ref={more}
              icon="more"
              size="sm"
              label={t('talk.more', { name: message.name })}
              aria-expanded={isOpen}
              className={styles['more']}
              onClick={() => {
                setIsOpen(!isOpen);
              }}
            />
          )}
        </p>
        {message.reply && <ReplyQuote reply={message.reply} />}
        <Said message={message} selfId={selfId} match={match} />
        {reactions.length > 0 && (
          <Reactions
            reactions={reactions}
            onReact={
              react &&
              ((emoji, isOn) => {
                react(message, emoji, isOn);
              })
            }
          />
        )}
        {isOpen && (
          <MessageTools
            message={message}
            isOwn={isOwn}
            onDone={() => {
              // Return the focus, unless the action has moved it elsewhere.
              if (more.current?.closest('article')?.contains(document.activeElement) === true) more.current.focus();
              setIsOpen(false);
            }}
          />
        )}
      </div>
    </article>
  );
});

function Rank({ message: { isStaff, vipLevel } }: Pick<MessageProps, 'message'>) {
  const { t } = useTranslation();
  if (isStaff) return <Tag tone="accent">{t('room.staff')}</Tag>;
  return vipLevel === undefined ? null : <VipBadge level={vipLevel} />;
}

function Said({ message, selfId, match }: MessageProps) {
  const { t } = useTranslation();
  const { id, name, ticket, packet, prediction, sticker, picture, text, mentions = [] } = message;
  const isOwn = message.userId === selfId;
  if (sticker !== undefined) return <Sticker name={sticker} />;
  if (packet) return <RedPacketCard packet={packet} name={name} greeting={text} isOwn={isOwn} />;
  if (ticket) return <SharedTicketCard ticket={ticket} isFollowable={!isOwn} />;
  if (prediction === undefined) {
    return (
      <>
        {picture && <MessagePicture id={id} name={name} picture={picture} />}
        {(picture === undefined || text !== '') && (
          <p className={styles['bubble']}>
            <MessageText text={text} mentions={mentions} selfId={selfId} />
          </p>
        )}
      </>
    );
  }
  const { home, away, points } = prediction;
  return (
    <p className={styles['bubble']}>
      <Tag tone="success">{t('prediction.tag')}</Tag>{' '}
      <span data-num translate="no">
        {match === undefined
          ? t('prediction.score', { home, away })
          : t('prediction.named', { home, away, homeTeam: match.homeTeam, awayTeam: match.awayTeam })}
      </span>
      {points !== undefined && (
        <>
          {' '}
          <Tag tone="gilt">{t('prediction.won', { points })}</Tag>
        </>
      )}
    </p>
  );
}
