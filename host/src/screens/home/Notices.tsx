import { useCallback } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Icon, Skeleton } from '@site/shared/ui';
import { noticeListCall } from '@site/shared/wire/site';
import { useTranslation } from './texts';
import { useRouting } from '../../routing/RoutingContext';
import { useSiteLink } from '../../routing/useSiteLink';
import { useShell } from '../../services/ShellContext';
import { useOverlays } from '../../overlays/OverlaysContext';
import { useDisplay } from '../../edition/DisplayContext';
import styles from './Notices.module.css';

/** Maximum number of notices in the strip. Assumption: the newest, all at once; a press opens one. */
const NOTICES_SHOWN = 5;

/** Shows the notices of the site in one strip. Implements R-API-005. */
export function Notices() {
  const { t } = useTranslation();
  const language = useReadable(useDisplay().locale.current);
  const { navigation } = useRouting();
  const linkTo = useSiteLink();
  return (
    <section className={styles['strip']} aria-labelledby="notices-title">
      <h2 id="notices-title" className={styles['label']}>
        <Icon name="speaker" />
        {t('home.notices')}
      </h2>
      <div className={styles['list']}>
        {/* The key loads the notices again for another language. */}
        <NoticeList key={language} />
      </div>
      <a {...linkTo(navigation.href('site/notices', {}))} className={styles['all']}>
        {t('home.notices_all')}
      </a>
    </section>
  );
}

function NoticeList() {
  const { t } = useTranslation();
  const { http } = useShell();
  const load = useCallback(
    (signal: AbortSignal) => http.send(noticeListCall, { pageNum: 1, pageSize: NOTICES_SHOWN }, { signal, onError: 'silent' }),
    [http],
  );
  const { state, reload } = useLoadable(load);
  return (
    <LoadableView
      of={state}
      onRetry={reload}
      empty={t('home.notice_empty')}
      isEmpty={({ list }) => list.length === 0}
      skeleton={<Skeleton width="60%" />}
    >
      {({ list }) => <NoticeTitles notices={list} />}
    </LoadableView>
  );
}

interface NoticeTitlesProps {
  readonly notices: readonly { readonly id: string; readonly title: string; readonly content: string }[];
}

/** Shows the titles. Each opens in a dialog. */
function NoticeTitles({ notices }: NoticeTitlesProps) {
  const overlays = useOverlays();
  return (
    <ul className={styles['notices']}>
      {notices.map(({ id, title, content }) => (
        <li key={id}>
          <button
            type="button"
            className={styles['notice']}
            onClick={() => {
              void overlays.dialog({ title, message: content });
            }}
          >
            <b>{title}</b>
            <span className={styles['content']}>{content}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
