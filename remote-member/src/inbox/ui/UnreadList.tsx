import type { Loadable } from '@site/shared/loadable';
import { Badge } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { LETTER_KINDS, totalUnread, type UnreadCounts } from '../unread';
import styles from './UnreadList.module.css';

/** The unread letters by kind. What was read last stays when a newer reading fails. */
export function UnreadList({ unread }: { readonly unread: Loadable<UnreadCounts> }) {
  const { t } = useTranslation();
  const { data } = unread;
  if (data === undefined) return <p className={styles['note']}>{t(unread.at === 'failed' ? 'inbox.failed' : 'inbox.loading')}</p>;
  if (totalUnread(data) === 0) return <p className={styles['note']}>{t('inbox.none')}</p>;
  return (
    <>
      <h2 className={styles['title']}>{t('inbox.title')}</h2>
      <ul>
        {LETTER_KINDS.filter((kind) => data[kind] > 0).map((kind) => (
          <li key={kind} className={styles['kind']}>
            {t(`inbox.kind.${kind}`)}
            <Badge count={data[kind]} tone="neutral" />
          </li>
        ))}
      </ul>
    </>
  );
}
