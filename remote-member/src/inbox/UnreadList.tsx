import type { ReactNode } from 'react';
import { useRouteLink } from '@site/shared/contract';
import type { Loadable } from '@site/shared/loadable';
import { Badge } from '@site/shared/ui';
import { useTranslation } from './texts';
import { INBOX_MESSAGE_KINDS, totalUnread, type InboxMessageKind, type UnreadCounts } from './inboxMessage';
import styles from './UnreadList.module.css';

interface UnreadListProps {
  readonly unread: Loadable<UnreadCounts>;
  readonly onLeave: () => void;
}

/** Lists the unread messages by kind, with a link to the inbox. The last loaded counts stay when a reload fails. */
export function UnreadList({ unread, onLeave }: UnreadListProps) {
  const { t } = useTranslation();
  return (
    <>
      <Counts unread={unread} onLeave={onLeave} />
      <InboxLink onLeave={onLeave}>{t('inbox.open')}</InboxLink>
    </>
  );
}

function Counts({ unread, onLeave }: UnreadListProps) {
  const { t } = useTranslation();
  const { data } = unread;
  if (data === undefined) return <p className={styles['note']}>{t(unread.status === 'failed' ? 'inbox.failed' : 'inbox.loading')}</p>;
  if (totalUnread(data) === 0) return <p className={styles['note']}>{t('inbox.none')}</p>;
  return (
    <>
      <h2 className={styles['title']}>{t('inbox.title')}</h2>
      <ul>
        {INBOX_MESSAGE_KINDS.filter((kind) => data[kind] > 0).map((kind) => (
          <li key={kind}>
            <InboxLink kind={kind} onLeave={onLeave}>
              {t(`inbox.kind.${kind}`)}
              <Badge count={data[kind]} tone="neutral" />
            </InboxLink>
          </li>
        ))}
      </ul>
    </>
  );
}

interface InboxLinkProps {
  /** Tab that the link opens; all messages if omitted. */
  readonly kind?: InboxMessageKind;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

function InboxLink({ kind, onLeave, children }: InboxLinkProps) {
  const { href, onClick } = useRouteLink('message', {}, kind === undefined ? {} : { query: { type: kind } });
  return (
    <a
      href={href}
      className={kind === undefined ? styles['all'] : styles['kind']}
      onClick={(event) => {
        onClick(event);
        onLeave();
      }}
    >
      {children}
    </a>
  );
}
