import { Tag, type TagTone } from '@site/shared/ui';
import type { Feedback, FeedbackState } from './feedback';
import { useTranslation } from './texts';
import { FoldingItem } from '../ui/FoldingItem';
import { FeedbackConversation } from './FeedbackConversation';
import styles from './FeedbackItem.module.css';

const STATE_TONES = { waiting: 'warning', answered: 'success', closed: 'neutral' } as const satisfies Record<FeedbackState, TagTone>;

interface FeedbackItemProps {
  readonly feedback: Feedback;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
  readonly onRead: () => void;
  readonly onChange: () => void;
}

/** Shows one feedback of the list, with the whole conversation when it is open. */
export function FeedbackItem({ feedback, isOpen, onToggle, onDelete, onRead, onChange }: FeedbackItemProps) {
  const { t } = useTranslation();
  const { id, type, content, state, at, isUnread } = feedback;

  return (
    <FoldingItem
      head={
        <>
          <Tag>{t(`feedback.type.${type}`)}</Tag>
          <span className={styles['text']}>{content}</span>
          <Tag tone={STATE_TONES[state]}>{t(`feedback.state.${state}`)}</Tag>
          {isUnread && <Tag tone="live">{t('feedback.unread')}</Tag>}
        </>
      }
      at={at}
      deleteLabel={t('feedback.delete', { id })}
      isOpen={isOpen}
      onToggle={onToggle}
      onDelete={onDelete}
    >
      <FeedbackConversation id={id} onRead={onRead} onChange={onChange} />
    </FoldingItem>
  );
}
