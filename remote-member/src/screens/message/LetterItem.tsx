import { useId } from 'react';
import { useRouteLink } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { ButtonLink, Icon, IconButton, Tag, VisuallyHidden } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { Letter } from '../../inbox/letter';
import styles from './LetterItem.module.css';

interface LetterItemProps {
  readonly letter: Letter;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
}

/** One letter: its head is the button that opens it. */
export function LetterItem({ letter: { kind, title, paragraphs, at, isRead }, isOpen, onToggle, onDelete }: LetterItemProps) {
  const { t } = useTranslation();
  const contentId = useId();
  return (
    <li className={styles['letter']} data-unread={!isRead || undefined}>
      <div className={styles['head']}>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={onToggle}
        >
          <span className={styles['dot']} aria-hidden="true" />
          <Tag tone={isRead ? 'neutral' : 'accent'}>{t(`inbox.kind.${kind}`)}</Tag>
          <span className={styles['title']}>{title}</span>
          {!isRead && <VisuallyHidden>{t('message.unread')}</VisuallyHidden>}
          <time className={styles['time']} dateTime={new Date(at).toISOString()}>
            {formatMoment(at)}
          </time>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="sm" />
        </button>
        <IconButton icon="trash" size="sm" label={t('message.delete', { title })} onClick={onDelete} />
      </div>
      {isOpen && (
        <div id={contentId} className={styles['content']}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {kind === 'feedback' && <FeedbackLink />}
        </div>
      )}
    </li>
  );
}

/** A letter of this kind tells that there is an answer; the answer stands with the feedback. */
function FeedbackLink() {
  const { t } = useTranslation();
  const link = useRouteLink('feedbackList', {});
  return (
    <ButtonLink size="sm" {...link}>
      {t('message.to_feedback')}
    </ButtonLink>
  );
}
