import { Note, NoteAction } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './UnconfiguredNote.module.css';

/** Explains above every screen that no deployment manifest could be loaded, and offers a reload. */
export function UnconfiguredNote() {
  const { t } = useTranslation();
  return (
    <Note
      tone="danger"
      live="polite"
      title={t('frame.unconfigured_title')}
      className={styles['note']}
      action={
        <NoteAction
          onClick={() => {
            window.location.reload();
          }}
        >
          {t('frame.reload')}
        </NoteAction>
      }
    >
      {t('frame.unconfigured_text')}
    </Note>
  );
}
