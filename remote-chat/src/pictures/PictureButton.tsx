import { useRef } from 'react';
import { PICTURE_TYPES } from '@site/shared/picture';
import { IconButton } from '@site/shared/ui';
import { useTranslation } from '../i18n';

interface PictureButtonProps {
  readonly isDisabled: boolean;
  /** False where none may be sent, which `onPick` reports without a file. */
  readonly isAllowed: boolean;
  readonly onPick: (file: File | undefined) => void;
}

/** Beside the composer: chooses a picture for the message. */
export function PictureButton({ isDisabled, isAllowed, onPick }: PictureButtonProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon="picture"
        label={t('picture.choose')}
        disabled={isDisabled}
        onClick={() => {
          if (isAllowed) input.current?.click();
          else onPick(undefined);
        }}
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('picture.file')}
        accept={PICTURE_TYPES.join(',')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onPick(file);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
