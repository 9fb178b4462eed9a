import { Note } from '@site/shared/ui';
import type { OpsFailure } from './createOpsApi';
import { useTranslation } from './i18n';
import { refusalTitle } from './refusalTitle';
import styles from './RefusalNote.module.css';

/** Shows why nothing was changed: a summary, and the command's message. */
export function RefusalNote({ failure }: { readonly failure: OpsFailure }) {
  const { t } = useTranslation();
  const { message, faults } = failure.kind === 'refused' ? failure.refusal : { message: '', faults: [] };
  return (
    <Note tone="danger" title={refusalTitle(failure, t)} live="assertive">
      {message !== '' && (
        <span lang="en" className={styles['message']}>
          {message}
        </span>
      )}
      {faults.map(({ at, expected, got, advice }) => (
        <span key={at} lang="en" className={styles['message']}>
          {at}: expected {expected}, got {got}. {advice}
        </span>
      ))}
    </Note>
  );
}
