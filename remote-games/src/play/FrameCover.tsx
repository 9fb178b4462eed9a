import { Button, Empty, Spinner } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { FrameState } from './frameState';
import styles from './GameStage.module.css';

interface FrameCoverProps {
  readonly status: FrameState['status'];
  /** True when the venue plays from the central wallet. */
  readonly isCentral: boolean;
  readonly isTrial: boolean;
  readonly onRetry: () => void;
  readonly onEnterAgain: () => void;
  readonly onLeave: () => void;
}

/** Covers a frame that is not running: shows that it is opening, or why it is not running, with buttons to continue. */
export function FrameCover({ status, isCentral, isTrial, onRetry, onEnterAgain, onLeave }: FrameCoverProps) {
  const { t } = useTranslation();
  if (status === 'running') return null;
  if (status === 'opening' || status === 'loaded') {
    return (
      <p role="status" className={styles['cover']}>
        <Spinner />
        {t('play.opening')}
      </p>
    );
  }
  const isOver = status === 'over';
  return (
    <div role="alert" className={styles['cover']}>
      <Empty
        title={t(`play.${status}`)}
        actions={
          <>
            <Button variant="primary" onClick={isOver ? onEnterAgain : onRetry}>
              {t(isOver ? 'play.enter_again' : 'play.retry')}
            </Button>
            <Button onClick={onLeave}>{t('play.to_lobby')}</Button>
          </>
        }
      >
        {t(hintOf(status, { isCentral, isTrial }))}
      </Empty>
    </div>
  );
}

function hintOf(status: 'unreachable' | 'silent' | 'over', { isCentral, isTrial }: Pick<FrameCoverProps, 'isCentral' | 'isTrial'>) {
  if (status === 'silent') return 'play.silent_hint';
  if (status === 'unreachable') return isCentral ? 'play.unreachable_central' : 'play.unreachable_hint';
  if (isTrial) return 'play.over_trial';
  return isCentral ? 'play.over_central' : 'play.over_hint';
}
