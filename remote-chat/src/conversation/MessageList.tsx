import { useMemo, useState } from 'react';
import { formatDay } from '@site/shared/i18n';
import { Button, useLazyModule } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { TalkMessage } from '../talk/talk';
import { MessageActionsContext, type MessageActions } from '../talk/useMessageActions';
import { EarlierMessages } from './EarlierMessages';
import { EndMark } from './EndMark';
import { GoalLine } from './GoalLine';
import type { History } from './history';
import { itemsOf, seenLines, type Item } from './items';
import { Message } from './Message';
import styles from './MessageList.module.css';
import type { Outbox } from './outbox';
import type { RoomScore, ChatMessage } from './room';
import type { Line } from './roomView';
import { UnsentMessage } from './UnsentMessage';
import { useMessageWindow } from './useMessageWindow';
import { useServices } from '@site/shared/contract';

const load = () => import('../pictures/PictureDialog');

interface OpenPictureProps {
  readonly message: Pick<ChatMessage, 'name' | 'picture' | 'text'>;
  readonly onClose: () => void;
}

/**
 * Shows the picture of a message in a dialog whose code loads with the first one. It belongs to the list, because
 * scrolling can remove the line from the page.
 */
function OpenPicture({ message: { name, picture, text }, onClose }: OpenPictureProps) {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const dialog = useLazyModule(load, true, () => {
    overlays.toast(t('picture.view_failed'), 'danger');
    onClose();
  });
  return dialog && picture && <dialog.PictureDialog name={name} picture={picture} caption={text} onClose={onClose} />;
}

interface MessageListProps {
  readonly lines: readonly Line[];
  readonly history: History;
  readonly outbox: Outbox;
  readonly selfId: string | undefined;
  /** Match of the room. */
  readonly match: RoomScore | undefined;
  /** First message that arrived while the newest line was not visible. */
  readonly unreadId: string | undefined;
  /** Actions on messages. The list itself adds jumping and showing pictures. */
  readonly talk: Omit<MessageActions, 'jump' | 'view'>;
  /** People whose messages are hidden. */
  readonly ignored: readonly { readonly userId: string }[];
  /** Called when the newest line becomes visible. Returns a function to call when it is hidden again. */
  readonly onLook: () => () => void;
  readonly onLoadHistory: () => void;
  readonly onRetry: (entryId: number) => void;
  readonly onDismiss: (entryId: number) => void;
}

/**
 * Shows the messages, newest at the bottom. A long list renders only the visible part. The button for earlier messages
 * is above them, the player's unsent messages below. While the player reads further up, a button counts new messages
 * and leads to them.
 */
export function MessageList(props: MessageListProps) {
  const { lines, history, outbox, selfId, match, unreadId, talk, ignored, onLook, onLoadHistory, onRetry, onDismiss } = props;
  const { t } = useTranslation();
  const items = useMemo(() => itemsOf(seenLines(lines, ignored), unreadId, outbox), [lines, ignored, unreadId, outbox]);
  const { listRef, headRef, virtualizer, missed, markedId, toNewest, jump } = useMessageWindow(items, history, onLoadHistory);
  const [viewedId, setViewedId] = useState<string>();
  const viewed = viewedId === undefined ? undefined : items.find(({ id }) => id === viewedId);
  const actions = useMemo(
    () => ({
      ...talk,
      jump,
      view: setViewedId,
      ignore(message: TalkMessage) {
        // The message that contains the focus is removed.
        listRef.current?.focus({ preventScroll: true });
        talk.ignore?.(message);
      },
    }),
    [talk, jump, listRef],
  );
  return (
    <MessageActionsContext value={actions}>
      <div className={styles['frame']}>
        <div
          ref={listRef}
          role="log"
          aria-label={t('room.messages')}
          // Screen readers must not announce lines that become visible by scrolling.
          aria-busy={virtualizer.isScrolling}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
          tabIndex={0}
          className={styles['list']}
        >
          <div className={styles['all']} style={{ height: virtualizer.getTotalSize() }}>
            <div ref={headRef} className={styles['head']}>
              <EarlierMessages history={history} onLoad={onLoadHistory} />
            </div>
            {virtualizer.getVirtualItems().map(({ index, key, start }) => {
              const item = items[index];
              return (
                item && (
                  <div
                    key={key}
                    ref={virtualizer.measureElement}
                    data-index={index}
                    data-marked={item.id === markedId || undefined}
                    className={styles['item']}
                    style={{ transform: `translateY(${String(start)}px)` }}
                  >
                    {item.kind === 'unsent' ? (
                      <UnsentMessage entry={item.entry} onRetry={onRetry} onDismiss={onDismiss} />
                    ) : (
                      <ShownRow row={item} selfId={selfId} match={match} />
                    )}
                  </div>
                )
              );
            })}
            <EndMark onLook={onLook} />
          </div>
        </div>
        {missed > 0 && (
          <Button size="sm" variant="primary" className={styles['newest']} onClick={toNewest}>
            {t('room.newer', { count: missed })}
          </Button>
        )}
      </div>
      {viewed?.kind === 'message' && (
        <OpenPicture
          message={viewed.message}
          onClose={() => {
            setViewedId(undefined);
          }}
        />
      )}
    </MessageActionsContext>
  );
}

interface ShownRowProps {
  readonly row: Exclude<Item, { kind: 'unsent' }>;
  readonly selfId: string | undefined;
  readonly match: RoomScore | undefined;
}

function ShownRow({ row, selfId, match }: ShownRowProps) {
  const { t } = useTranslation();
  switch (row.kind) {
    case 'message':
      return <Message message={row.message} selfId={selfId} match={row.message.prediction && match} />;
    case 'arrival':
      return (
        <p className={styles['note']}>
          {row.count === 1 ? t('room.arrival', { name: row.name }) : t('room.arrivals', { name: row.name, count: row.count })}
        </p>
      );
    case 'goal':
      return <GoalLine score={row.score} side={row.side} />;
    case 'gap':
      return <p className={styles['note']}>{t(row.page === undefined ? 'room.gap' : 'room.gap_loading')}</p>;
    case 'day':
      return <p className={styles['note']}>{formatDay(row.at)}</p>;
    case 'unread':
      return <p className={styles['unread']}>{t('room.unread')}</p>;
  }
}
