import { isIdentityRefusal } from '@site/shared/identity';
import { failureText } from '@site/shared/loadable';
import { useSharedTranslation } from '@site/shared/i18n';
import { isProtectionRefusal, ProtectionLink } from '@site/shared/protection';
import { Note, NoteAction } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Placement } from '../slip/placement';
import { dispatch, slipStore } from '../slip/slipStore';
import styles from './PlacementCard.module.css';

/**
 * Shows a bet that never arrived or was refused before it was accepted. The platform has closed its key, so betting
 * again is safe. A member whose own limit refused it gets a link to that limit. Selections and stakes stay in the slip.
 */
export function NotPlacedCard({ placement: { failure, order } }: { readonly placement: Extract<Placement, { status: 'not-placed' }> }) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const refusal = failure?.kind === 'refused' ? failure : undefined;
  const isMemberRefused = refusal !== undefined && (isIdentityRefusal(refusal) || isProtectionRefusal(refusal));
  return (
    <Note
      tone="warning"
      title={t('placement.not_placed.title')}
      className={styles['note']}
      action={
        <NoteAction
          onClick={() => {
            dispatch(slipStore(), { type: 'dismissed', key: order.key });
          }}
        >
          {t(isMemberRefused ? 'placement.not_placed.understood' : 'placement.not_placed.dismiss')}
        </NoteAction>
      }
    >
      {refusal && <p>{failureText(refusal, tShared)}</p>}
      <span>{t(isMemberRefused ? 'placement.not_placed.kept' : 'placement.not_placed.reason')}</span>
      {refusal && <ProtectionLink refusal={refusal} />}
    </Note>
  );
}
