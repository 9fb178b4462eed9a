import { useEffect, useState } from 'react';
import { Button, Empty, LanternArt } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { useRouting } from './RoutingContext';
import { useShell } from '../services/ShellContext';
import type { OwnScreenId } from './route';
import styles from './OwnScreen.module.css';

interface OwnScreenProps {
  readonly id: OwnScreenId;
  readonly params: Readonly<Record<string, string>>;
  /** The screen or its replacement is shown. */
  readonly onSettled: () => void;
}

type Status = { readonly status: 'loading'; readonly attempt: number } | { readonly status: 'failed'; readonly attempt: number };

/** One of the host's own screens, loaded before it is shown (React.lazy would hold it back). */
export function OwnScreen({ id, params, onSettled }: OwnScreenProps) {
  const { logger } = useShell();
  const { screens } = useRouting();
  const { t } = useTranslation();
  const [Screen, setScreen] = useState(() => screens.loaded(id));
  const [status, setStatus] = useState<Status>({ status: 'loading', attempt: 0 });
  const isThere = Screen !== undefined;

  useEffect(() => {
    if (isThere) return undefined;
    let isOver = false;
    screens.load(id).then(
      (loaded) => {
        // A function given to a setter would be called as an updater.
        if (!isOver) setScreen(() => loaded);
      },
      (error: unknown) => {
        logger.error('screen not loaded', { screen: id, error });
        if (!isOver) setStatus(({ attempt }) => ({ status: 'failed', attempt }));
      },
    );
    return () => {
      isOver = true;
    };
  }, [id, isThere, status.attempt, screens, logger]);

  const isSettled = isThere || status.status === 'failed';
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);

  if (Screen) return <Screen params={params} />;
  if (status.status === 'loading') return <div aria-busy="true" className={styles['pending']} />;
  return (
    <Empty
      art={<LanternArt className={styles['art']} />}
      title={t('screen.failed')}
      actions={
        <Button
          variant="primary"
          icon="refresh"
          onClick={() => {
            setStatus(({ attempt }) => ({ status: 'loading', attempt: attempt + 1 }));
          }}
        >
          {t('screen.retry')}
        </Button>
      }
    >
      {t('screen.failed_text')}
    </Empty>
  );
}
