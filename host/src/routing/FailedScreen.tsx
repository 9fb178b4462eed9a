import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Button, Empty, LanternArt } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useFinish } from './useFinish';
import styles from './FailedScreen.module.css';

/** Replaces a screen of the host that could not be loaded or rendered. */
export function FailedScreen() {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  const finish = useFinish();
  useEffect(finish, [finish]);

  if (state === 'loading') return <PendingScreen />;
  return (
    <Empty
      art={<LanternArt className={styles['art']} />}
      title={t('screen.failed')}
      actions={
        <Button variant="primary" icon="refresh" onClick={() => void revalidate()}>
          {t('screen.retry')}
        </Button>
      }
    >
      {t('screen.failed_text')}
    </Empty>
  );
}

/** Reserves the space of a screen that is loading. */
export function PendingScreen() {
  return <div aria-busy="true" className={styles['pending']} />;
}
