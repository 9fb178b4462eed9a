import { Button, Empty, Spinner } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { FrameState } from './frameState';
import styles from './GameStage.module.css';

interface FrameCoverProps {
  readonly status: FrameState['status'];
  /** Of a venue that is played from the central wallet. */
  readonly isCentral: boolean;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** Lies over a frame that does not run: that it is opening, or why it does not, with the ways on. */
export function FrameCover({ status, isCentral, onRetry, onLeave }: FrameCoverProps) {
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
  return (
    <div role="alert" className={styles['cover']}>
      <Empty
        title={t(`play.${status}`)}
        actions={
          <>
            <Button variant="primary" onClick={onRetry}>
              {t('play.retry')}
            </Button>
            <Button onClick={onLeave}>{t('play.to_lobby')}</Button>
          </>
        }
      >
        {t(status === 'unreachable' && isCentral ? 'play.unreachable_central' : `play.${status}_hint`)}
      </Empty>
    </div>
  );
}
