import { useId, useRef } from 'react';
import { PictureInput, PictureProblems, type ChosenPicture, type PictureFiles } from '@site/shared/picture';
import { Button, IconButton } from '@site/shared/ui';
import { MAX_IMAGES } from './limits';
import { useTranslation } from './texts';
import styles from './ImagePicker.module.css';

interface ImagePickerProps {
  readonly images: readonly ChosenPicture[];
  readonly files: PictureFiles;
  /** True while a file is dragged over the form, which accepts the drop. */
  readonly isOver: boolean;
  readonly onRemove: (key: string) => void;
}

/** Lets the member choose images. They are previewed locally and uploaded when the form is submitted. */
export function ImagePicker({ images, files, isOver, onRemove }: ImagePickerProps) {
  const { t } = useTranslation();
  const labelId = useId();
  const input = useRef<HTMLInputElement>(null);

  return (
    <div role="group" aria-labelledby={labelId} className={styles['picker']} data-drop={isOver || undefined}>
      <span id={labelId} className={styles['label']}>
        {t('feedback.images.label')}
      </span>
      {images.length > 0 && (
        <ul className={styles['images']}>
          {images.map(({ key, name, dataUrl }) => (
            <li key={key} className={styles['image']}>
              <img src={dataUrl} alt={name} className={styles['preview']} />
              <IconButton
                icon="close"
                size="sm"
                label={t('feedback.images.remove', { name })}
                className={styles['remove']}
                onClick={() => {
                  onRemove(key);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <PictureInput ref={input} label={t('feedback.images.add')} multiple onFiles={files.choose} />
      <div>
        <Button icon="plus" disabled={images.length >= MAX_IMAGES} loading={files.isOpening} onClick={() => input.current?.click()}>
          {t('feedback.images.add')}
        </Button>
      </div>
      <p className={styles['hint']}>{t('feedback.images.hint', { max: MAX_IMAGES })}</p>
      <PictureProblems problems={files.problems} max={MAX_IMAGES} />
    </div>
  );
}
