import { useTranslation } from '../i18n';
import { EarlierMessages } from './EarlierMessages';
import type { History } from './history';
import { Message } from './Message';
import styles from './MessageList.module.css';
import type { Outbox } from './outbox';
import type { Line } from './roomView';
import { UnsentMessage } from './UnsentMessage';
import { useScrollAnchor } from './useScrollAnchor';

interface MessageListProps {
  readonly lines: readonly Line[];
  readonly history: History;
  readonly outbox: Outbox;
  readonly selfId: string | undefined;
  readonly onLoadHistory: () => void;
  readonly onRetry: (entryId: number) => void;
  readonly onDismiss: (entryId: number) => void;
}

/** The messages, the newest at the bottom. Above them the button for earlier ones, below them the player's own that are not in the room yet. */
export function MessageList({ lines, history, outbox, selfId, onLoadHistory, onRetry, onDismiss }: MessageListProps) {
  const { t } = useTranslation();
  const { listRef, handleScroll } = useScrollAnchor(lines, outbox, history);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div ref={listRef} role="log" aria-label={t('room.messages')} tabIndex={0} className={styles['list']} onScroll={handleScroll}>
      <EarlierMessages history={history} onLoad={onLoadHistory} />
      {lines.map((line) =>
        line.kind === 'message' ? (
          <Message key={line.id} message={line.message} isOwn={line.message.userId === selfId} />
        ) : (
          <p key={line.id} className={styles['arrival']}>
            {t('room.arrival', { name: line.name })}
          </p>
        ),
      )}
      {outbox.map((entry) => (
        <UnsentMessage key={entry.id} entry={entry} onRetry={onRetry} onDismiss={onDismiss} />
      ))}
    </div>
  );
}
