import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../i18n';
import type { Outbox } from '../outbox';
import type { Line } from '../roomView';
import { Message } from './Message';
import styles from './MessageList.module.css';
import { UnsentMessage } from './UnsentMessage';

interface MessageListProps {
  readonly lines: readonly Line[];
  readonly outbox: Outbox;
  readonly selfId: string | undefined;
  readonly onRetry: (entryId: number) => void;
  readonly onDismiss: (entryId: number) => void;
}

/** What is said, the newest at the bottom, and below it what of one's own is not there yet. */
export function MessageList({ lines, outbox, selfId, onRetry, onDismiss }: MessageListProps) {
  const { t } = useTranslation();
  const { ref, handleScroll } = useStickToBottom(lines, outbox);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div ref={ref} role="log" aria-label={t('room.messages')} tabIndex={0} className={styles['list']} onScroll={handleScroll}>
      {lines.map((line) =>
        line.is === 'message' ? (
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

/** How far from the bottom still counts as there, in CSS pixels. */
const BOTTOM_SLACK_PX = 40;

/** Follows what is new as long as the player reads at the bottom; who has scrolled up stays where they are. */
function useStickToBottom(lines: readonly Line[], outbox: Outbox) {
  const ref = useRef<HTMLDivElement>(null);
  const isAtBottom = useRef(true);
  useLayoutEffect(() => {
    const list = ref.current;
    if (list && isAtBottom.current) list.scrollTop = list.scrollHeight;
  }, [lines, outbox.length]);
  return {
    ref,
    handleScroll: () => {
      const list = ref.current;
      if (list) isAtBottom.current = list.scrollHeight - list.scrollTop - list.clientHeight < BOTTOM_SLACK_PX;
    },
  };
}
