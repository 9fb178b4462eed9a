import { failureText } from '@site/shared/loadable';
import { useSharedTranslation } from '@site/shared/i18n';
import { Note, NoteAction } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { Placement } from '../slip/placement';
import { dispatch, slipStore } from '../slip/slipStore';
import styles from './PlacementCard.module.css';

/** A bet that never arrived: the platform has closed its key, so that betting again is safe. */
export function NotPlacedCard({ placement: { failure, order } }: { readonly placement: Extract<Placement, { status: 'not-placed' }> }) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  return (
    <Note
      tone="warning"
      title={t('slip.not_placed.title')}
      className={styles['note']}
      action={
        <NoteAction
          onClick={() => {
            dispatch(slipStore(), { type: 'dismissed', key: order.key });
          }}
        >
          {t('slip.not_placed.dismiss')}
        </NoteAction>
      }
    >
      {failure?.is === 'refused' && <p>{failureText(failure, tShared)}</p>}
      {t('slip.not_placed.reason')}
    </Note>
  );
}
