import { useTranslation } from '../../i18n';
import type { Earlier } from '../earlier';
import type { Outbox } from '../outbox';
import type { Line } from '../roomView';
import { EarlierMessages } from './EarlierMessages';
import { Message } from './Message';
import styles from './MessageList.module.css';
import { UnsentMessage } from './UnsentMessage';
import { useReadingPlace } from './useReadingPlace';

interface MessageListProps {
  readonly lines: readonly Line[];
  readonly earlier: Earlier;
  readonly outbox: Outbox;
  readonly selfId: string | undefined;
  readonly onEarlier: () => void;
  readonly onRetry: (entryId: number) => void;
  readonly onDismiss: (entryId: number) => void;
}

/** What is said, the newest at the bottom; above it the way to what was said before, below it what of one's own is not there yet. */
export function MessageList({ lines, earlier, outbox, selfId, onEarlier, onRetry, onDismiss }: MessageListProps) {
  const { t } = useTranslation();
  const { listRef, handleScroll } = useReadingPlace(lines, outbox, earlier);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div ref={listRef} role="log" aria-label={t('room.messages')} tabIndex={0} className={styles['list']} onScroll={handleScroll}>
      <EarlierMessages earlier={earlier} onAsk={onEarlier} />
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
