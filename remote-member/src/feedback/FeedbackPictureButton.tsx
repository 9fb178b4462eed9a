import { useCallback, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { Button, Dialog, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { FeedbackPicture } from './feedback';
import { fetchPicture } from './feedbackApi';
import styles from './FeedbackPictureButton.module.css';

/** Shows a submitted picture as a thumbnail; a press enlarges it to the window. */
export function FeedbackPictureButton({ picture: { id, name } }: { readonly picture: FeedbackPicture }) {
  const { http } = useServices();
  const { t } = useTranslation();
  const [isLarge, setIsLarge] = useState(false);
  const load = useCallback((signal: AbortSignal) => fetchPicture(http, id, { signal }), [http, id]);
  const { state, reload } = useLoadable(load);

  if (state.data === undefined) {
    if (state.status !== 'failed') return <Skeleton height="0.9rem" width="1.2rem" />;
    return (
      <Button size="sm" icon="refresh" onClick={reload}>
        {t('feedback.picture.retry', { name })}
      </Button>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles['picture']}
        aria-label={t('feedback.picture.open', { name })}
        onClick={() => {
          setIsLarge(true);
        }}
      >
        <img src={state.data} alt="" className={styles['small']} />
      </button>
      <Dialog
        open={isLarge}
        size="lg"
        title={name}
        closeLabel={t('feedback.picture.close')}
        onClose={() => {
          setIsLarge(false);
        }}
      >
        <img src={state.data} alt={name} className={styles['large']} />
      </Dialog>
    </>
  );
}
