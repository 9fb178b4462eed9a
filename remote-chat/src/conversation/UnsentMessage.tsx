import { useTranslation } from './texts';
import { SharedTicketCard } from '../sharing/SharedTicketCard';
import { Sticker } from '../stickers/Sticker';
import { ReplyWords } from '../talk/ReplyQuote';
import type { OutboxEntry } from './outbox';
import styles from './UnsentMessage.module.css';

interface UnsentMessageProps {
  readonly entry: OutboxEntry;
  readonly onRetry: (entryId: number) => void;
  readonly onDismiss: (entryId: number) => void;
}

/** Shows an own message that has not appeared in the room: its status, and actions if it has failed. */
export function UnsentMessage({ entry, onRetry, onDismiss }: UnsentMessageProps) {
  const { t } = useTranslation();
  const { id, text, share, prediction, sticker, picture, reply, state } = entry;
  return (
    <article className={styles['entry']} data-state={state.status}>
      {reply && (
        <p className={styles['reply']}>
          <ReplyWords reply={reply} />
        </p>
      )}
      {picture && <img src={picture.dataUrl} alt={t('picture.own')} className={styles['picture']} />}
      {picture && text === '' ? null : sticker !== undefined ? (
        <Sticker name={sticker} />
      ) : share ? (
        <SharedTicketCard ticket={share.ticket} />
      ) : (
        <p className={styles['bubble']}>{prediction ? t('prediction.score', { ...prediction }) : text}</p>
      )}
      <p className={styles['status']}>
        {t(`entry.${state.status === 'failed' ? state.reason : state.status}`)}
        {state.status === 'failed' && (
          <>
            <button
              type="button"
              className={styles['action']}
              onClick={() => {
                onRetry(id);
              }}
            >
              {t('entry.retry')}
            </button>
            <button
              type="button"
              className={styles['action']}
              onClick={() => {
                onDismiss(id);
              }}
            >
              {t('entry.dismiss')}
            </button>
          </>
        )}
      </p>
    </article>
  );
}
