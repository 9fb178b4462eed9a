import { useId, useRef } from 'react';
import { PICTURE_TYPES } from '@site/shared/picture';
import { Button, Icon, IconButton } from '@site/shared/ui';
import type { ImageProblem } from './openImages';
import type { DraftImage } from './draft';
import { MAX_IMAGES } from './limits';
import { useTranslation } from '../i18n';
import styles from './ImagePicker.module.css';

interface ImagePickerProps {
  readonly images: readonly DraftImage[];
  /** Of the files chosen last. */
  readonly problems: readonly ImageProblem[];
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
}

/** Chooses the images of the feedback. They are previewed locally and uploaded when the form is submitted. */
export function ImagePicker({ images, problems, onAdd, onRemove }: ImagePickerProps) {
  const { t } = useTranslation();
  const labelId = useId();
  const input = useRef<HTMLInputElement>(null);

  return (
    <div role="group" aria-labelledby={labelId} className={styles['picker']}>
      <span id={labelId} className={styles['label']}>
        {t('feedback.images.label')}
      </span>
      {images.length > 0 && (
        <ul className={styles['images']}>
          {images.map(({ id, name, dataUrl }) => (
            <li key={id} className={styles['image']}>
              <img src={dataUrl} alt={name} className={styles['preview']} />
              <IconButton
                icon="close"
                size="sm"
                label={t('feedback.images.remove', { name })}
                className={styles['remove']}
                onClick={() => {
                  onRemove(id);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('feedback.images.add')}
        accept={PICTURE_TYPES.join(',')}
        onChange={(event) => {
          onAdd([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <div>
        <Button icon="plus" disabled={images.length >= MAX_IMAGES} onClick={() => input.current?.click()}>
          {t('feedback.images.add')}
        </Button>
      </div>
      <p className={styles['hint']}>{t('feedback.images.hint', { max: MAX_IMAGES })}</p>
      <div aria-live="polite">
        {problems.map(({ name, why }) => (
          <p key={name} className={styles['problem']}>
            <Icon name="warning" size="xs" />
            {t(`feedback.problem.${why}`, { name, max: MAX_IMAGES })}
          </p>
        ))}
      </div>
    </div>
  );
}
