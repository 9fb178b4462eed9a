import { useEffect, useState } from 'react';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useRemoteName } from './useRemoteName';
import { PLACEHOLDER_DELAY_MS } from './limits';
import styles from './PendingScreen.module.css';

/** Shows a skeleton until a remote's screen is mounted. Empty at first, because most mounts are too quick to see. */
export function PendingScreen({ remote }: { readonly remote: RemoteId }) {
  const { t } = useTranslation();
  const name = useRemoteName(remote);
  const [isOverdue, setIsOverdue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsOverdue(true);
    }, PLACEHOLDER_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  return (
    <div className={styles['screen']} aria-busy="true">
      {isOverdue && (
        <>
          <p role="status" className={styles['spoken']}>
            {t('composition.pending', { name })}
          </p>
          <Skeleton />
          <Skeleton />
          <Skeleton width="60%" />
        </>
      )}
    </div>
  );
}
