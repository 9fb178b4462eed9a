import { useStore } from 'zustand';
import { Note } from '@site/shared/ui';
import { useTranslation } from './texts';
import { boardStore } from './boardStore';
import { POLL_MS } from './createFallbackPoller';
import styles from './LinkNote.module.css';

/**
 * Shows that the connection is lost and what that means for betting. The note overlays the end of the board, so that no
 * price moves under the pointer.
 */
export function LinkNote() {
  const { t } = useTranslation();
  const link = useStore(boardStore(), (state) => state.link);
  if (link === 'lost') {
    return (
      <Note tone="danger" className={styles['note']} title={t('feed.link_lost_title')} live="polite">
        {t('feed.link_lost')}
      </Note>
    );
  }
  if (link === 'polling') {
    return (
      <Note tone="warning" className={styles['note']} title={t('feed.link_polling_title')} live="polite">
        {t('feed.link_polling', { seconds: POLL_MS / 1_000 })}
      </Note>
    );
  }
  return null;
}
