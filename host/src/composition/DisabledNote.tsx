import type { RemoteId } from '@site/shared/contract/remoteProps';
import { Note } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useRemoteName } from './useRemoteName';
import styles from './DisabledNote.module.css';

/**
 * Warns above a view that stays mounted only because of its unsent input: its remote is disabled and may reject what is
 * sent.
 */
export function DisabledNote({ remote }: { readonly remote: RemoteId }) {
  const { t } = useTranslation();
  const name = useRemoteName(remote);
  return <Note tone="warning" live="polite" className={styles['note']} title={t('composition.pause.note', { name })} />;
}
