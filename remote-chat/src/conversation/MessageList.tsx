import { formatDay } from '@site/shared/i18n';
import { Button, Icon } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { EarlierMessages } from './EarlierMessages';
import type { History } from './history';
import { Message } from './Message';
import styles from './MessageList.module.css';
import type { Outbox } from './outbox';
import type { RoomScore } from './room';
import type { Line } from './roomView';
import { rowsOf, type Row } from './rows';
import { UnsentMessage } from './UnsentMessage';
import { useScrollAnchor } from './useScrollAnchor';

interface MessageListProps {
  readonly lines: readonly Line[];
  readonly history: History;
  readonly outbox: Outbox;
  readonly selfId: string | undefined;
  /** Of the match of the room. */
  readonly match: RoomScore | undefined;
  /** The first message that was said while no view showed the room. */
  readonly unreadId: string | undefined;
  readonly onLoadHistory: () => void;
  readonly onRetry: (entryId: number) => void;
  readonly onDismiss: (entryId: number) => void;
}

/**
 * The messages, the newest at the bottom. Above them the button for earlier ones, below them the player's own that are not in the room yet. What
 * comes while the player reads further up is counted by a button that leads to it.
 */
export function MessageList({ lines, history, outbox, selfId, match, unreadId, onLoadHistory, onRetry, onDismiss }: MessageListProps) {
  const { t } = useTranslation();
  const { listRef, handleScroll, missed, toNewest } = useScrollAnchor(lines, outbox, history);
  return (
    <div className={styles['frame']}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <div ref={listRef} role="log" aria-label={t('room.messages')} tabIndex={0} className={styles['list']} onScroll={handleScroll}>
        <EarlierMessages history={history} onLoad={onLoadHistory} />
        {rowsOf(lines, unreadId).map((row) => (
          <ShownRow key={row.id} row={row} selfId={selfId} match={match} />
        ))}
        {outbox.map((entry) => (
          <UnsentMessage key={entry.id} entry={entry} onRetry={onRetry} onDismiss={onDismiss} />
        ))}
      </div>
      {missed > 0 && (
        <Button size="sm" variant="primary" className={styles['newest']} onClick={toNewest}>
          {t('room.newer', { count: missed })}
        </Button>
      )}
    </div>
  );
}

interface ShownRowProps {
  readonly row: Row;
  readonly selfId: string | undefined;
  readonly match: RoomScore | undefined;
}

function ShownRow({ row, selfId, match }: ShownRowProps) {
  const { t } = useTranslation();
  switch (row.kind) {
    case 'message':
      return <Message message={row.message} isOwn={row.message.userId === selfId} match={row.message.prediction && match} />;
    case 'arrival':
      return (
        <p className={styles['note']}>
          {row.count === 1 ? t('room.arrival', { name: row.name }) : t('room.arrivals', { name: row.name, count: row.count })}
        </p>
      );
    case 'goal':
      return (
        <p className={styles['goal']}>
          <Icon name="sport" size="sm" />
          {t('score.goal', {
            minute: Math.floor(row.score.seconds / 60),
            team: row.side === 'home' ? row.score.homeTeam : row.score.awayTeam,
            home: row.score.home,
            away: row.score.away,
          })}
        </p>
      );
    case 'gap':
      return <p className={styles['note']}>{t(row.page === undefined ? 'room.gap' : 'room.gap_loading')}</p>;
    case 'day':
      return <p className={styles['note']}>{formatDay(row.at)}</p>;
    case 'unread':
      return <p className={styles['unread']}>{t('room.unread')}</p>;
  }
}
