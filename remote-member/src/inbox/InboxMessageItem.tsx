import { useRouteLink } from '@site/shared/contract';
import { formatTime } from '@site/shared/i18n';
import { ButtonLink, Checkbox, Tag, VisuallyHidden } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { InboxLink, InboxMessage } from './inboxMessage';
import { FoldingItem } from '../ui/FoldingItem';
import styles from './InboxMessageItem.module.css';

interface InboxMessageItemProps {
  readonly message: InboxMessage;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
}

/** Shows one message in two lines: its title and the beginning of its text. */
export function InboxMessageItem({ message, isOpen, isChosen, onChoose, onToggle, onDelete }: InboxMessageItemProps) {
  const { t } = useTranslation();
  const { kind, title, paragraphs, at, isRead, link } = message;
  const unread = isRead ? undefined : true;
  return (
    <FoldingItem
      choice={
        <Checkbox checked={isChosen} onChange={onChoose}>
          <VisuallyHidden>{t('message.choose', { title, time: formatTime(at) })}</VisuallyHidden>
        </Checkbox>
      }
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
      preview={<span className={styles['beginning']}>{paragraphs[0]}</span>}
      at={at}
      time={formatTime(at)}
      deleteLabel={t('message.delete', { title })}
      isOpen={isOpen}
      onToggle={onToggle}
      onDelete={onDelete}
    >
      <div className={styles['content']}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link !== undefined && <MessageLink link={link} />}
      </div>
    </FoldingItem>
  );
}

function MessageLink({ link }: { readonly link: InboxLink }) {
  const { t } = useTranslation();
  const order = useRouteLink('transRecord', {}, { query: { tab: 'orders', ...(link.to === 'order' ? { order: link.id } : {}) } });
  const ticket = useRouteLink('betRecord', {}, { query: link.to === 'ticket' ? { ticket: link.id } : {} });
  const feedback = useRouteLink(
    'feedbackList',
    {},
    { query: link.to === 'feedback' && link.id !== undefined ? { feedback: link.id } : {} },
  );
  const sessions = useRouteLink('sessions', {});
  const security = useRouteLink('auth', {});
  return (
    <ButtonLink size="sm" {...{ order, ticket, feedback, sessions, security }[link.to]}>
      {t(`message.to_${link.to}`)}
    </ButtonLink>
  );
}
