import { useRouteLink } from '@site/shared/contract';
import { ButtonLink, Tag, VisuallyHidden } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { InboxMessage } from './inboxMessage';
import { FoldingItem } from '../ui/FoldingItem';
import styles from './InboxMessageItem.module.css';

interface InboxMessageItemProps {
  readonly message: InboxMessage;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
}

/** One message of the inbox. */
export function InboxMessageItem({ message: { kind, title, paragraphs, at, isRead }, isOpen, onToggle, onDelete }: InboxMessageItemProps) {
  const { t } = useTranslation();
  const unread = isRead ? undefined : true;
  return (
    <FoldingItem
      head={
        <>
          <span className={styles['dot']} data-unread={unread} aria-hidden="true" />
          <Tag tone={isRead ? 'neutral' : 'accent'}>{t(`inbox.kind.${kind}`)}</Tag>
          <span className={styles['title']} data-unread={unread}>
            {title}
          </span>
          {!isRead && <VisuallyHidden>{t('message.unread')}</VisuallyHidden>}
        </>
      }
      at={at}
      deleteLabel={t('message.delete', { title })}
      isOpen={isOpen}
      onToggle={onToggle}
      onDelete={onDelete}
    >
      <div className={styles['content']}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {kind === 'feedback' && <FeedbackLink />}
      </div>
    </FoldingItem>
  );
}

/** A message of this kind announces an answer, which is shown with the feedback. */
function FeedbackLink() {
  const { t } = useTranslation();
  const link = useRouteLink('feedbackList', {});
  return (
    <ButtonLink size="sm" {...link}>
      {t('message.to_feedback')}
    </ButtonLink>
  );
}
