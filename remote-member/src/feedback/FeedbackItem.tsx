import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { Tag } from '@site/shared/ui';
import type { Feedback } from './feedback';
import { useTranslation } from '../i18n';
import { FoldingItem } from '../ui/FoldingItem';
import { FeedbackAnswer } from './FeedbackAnswer';
import styles from './FeedbackItem.module.css';

interface FeedbackItemProps {
  readonly feedback: Feedback;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
  /** Called when an unread answer was opened. */
  readonly onRead: () => void;
}

/** One feedback of the list, with its answer when it is open. */
export function FeedbackItem({ feedback, isOpen, onToggle, onDelete, onRead }: FeedbackItemProps) {
  const { bus } = useServices();
  const { t } = useTranslation();
  const { id, type, content, state, at, isUnread } = feedback;
  const handleRead = useCallback(() => {
    bus.emit('inbox/read', {});
    onRead();
  }, [bus, onRead]);

  return (
    <FoldingItem
      head={
        <>
          <Tag>{t(`feedback.type.${type}`)}</Tag>
          <span className={styles['text']}>{content}</span>
          <Tag tone={state === 'answered' ? 'success' : 'warning'}>{t(`feedback.state.${state}`)}</Tag>
          {isUnread && <Tag tone="live">{t('feedback.unread')}</Tag>}
        </>
      }
      at={at}
      deleteLabel={t('feedback.delete', { id })}
      isOpen={isOpen}
      onToggle={onToggle}
      onDelete={onDelete}
    >
      <FeedbackAnswer id={id} onRead={handleRead} />
    </FoldingItem>
  );
}
