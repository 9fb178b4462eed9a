import { useCallback, useState } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Card, Pagination } from '@site/shared/ui';
import { noticeListCall } from '@site/shared/wire/site';
import { useDisplay } from '../../edition/DisplayContext';
import { useTranslation } from './texts';
import { useShell } from '../../services/ShellContext';
import styles from './NoticesScreen.module.css';

const PAGE_SIZE = 10;

/**
 * Renders `/app/notices`: all notices of the site in full, page by page.
 *
 * Assumption: the address is our own; home shows the newest notices in one strip. Implements R-API-005.
 */
export function NoticesScreen() {
  const { t } = useTranslation();
  const language = useReadable(useDisplay().locale.current);
  return (
    <Card padding="lg">
      <h1 className={styles['title']}>{t('title.notices')}</h1>
      {/* The key loads the notices again for another language. */}
      <AllNotices key={language} />
    </Card>
  );
}

function AllNotices() {
  const { t } = useTranslation();
  const { http } = useShell();
  const [page, setPage] = useState(1);
  const load = useCallback(
    (signal: AbortSignal) => http.send(noticeListCall, { pageNum: page, pageSize: PAGE_SIZE }, { signal, onError: 'silent' }),
    [http, page],
  );
  const { state, reload } = useLoadable(load);
  return (
    <LoadableView of={state} onRetry={reload} empty={t('home.notice_empty')} isEmpty={({ total }) => total === 0}>
      {({ total, list }) => (
        <>
          <ul className={styles['list']}>
            {list.map(({ id, title, content }) => (
              <li key={id} className={styles['notice']}>
                <h2 className={styles['name']}>{title}</h2>
                <p className={styles['text']}>{content}</p>
              </li>
            ))}
          </ul>
          <Pagination page={page} total={total} pageSize={PAGE_SIZE} onChange={setPage} label={t('title.notices')} />
        </>
      )}
    </LoadableView>
  );
}
