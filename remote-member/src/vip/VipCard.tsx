import { useId } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useTranslation } from './texts';
import { MemberLadder } from './MemberLadder';
import { RetryLine } from '../ui/RetryLine';
import { useGrades } from './useGrades';
import { VipLadder } from './VipLadder';
import { VipStage } from './VipStage';
import styles from './VipCard.module.css';

/**
 * Renders the home widget: the ladder of VIP grades, with the progress of a signed-in member.
 *
 * It shows only turnover, so `vipNoSave` hides nothing.
 */
export function VipCard() {
  const { session } = useServices();
  const { t } = useTranslation();
  const member = useReadable(session.member);
  const isSignedIn = useReadable(session.isSignedIn);
  const { state, reload } = useGrades();
  const titleId = useId();

  return (
    <VipStage titleId={titleId} isBusy={state.status === 'loading'} className={styles['content']}>
      <h2 id={titleId} className={styles['title']}>
        {t('vip.title')}
      </h2>
      {state.data === undefined ? (
        state.status === 'failed' && <RetryLine on="art" text={t('vip.ladder_failed')} onRetry={reload} />
      ) : member ? (
        // The key discards the state of the previous member.
        <MemberLadder key={member.userId} grades={state.data} vipLevel={member.vipLevel} />
      ) : (
        <>
          {!isSignedIn && <GuestLine />}
          <VipLadder grades={state.data} level={undefined} />
        </>
      )}
    </VipStage>
  );
}

function GuestLine() {
  const { session } = useServices();
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles['login']}
      onClick={() => {
        session.requireLogin();
      }}
    >
      {t('vip.guest')}
    </button>
  );
}

export { VipCard as View };
