import { useRef } from 'react';
import { PictureInput } from '@site/shared/picture';
import { IconButton } from '@site/shared/ui';
import { useTranslation } from './texts';

interface PictureButtonProps {
  readonly isDisabled: boolean;
  /** False where no picture may be sent, which `onPick` reports without a file. */
  readonly isAllowed: boolean;
  readonly onPick: (files: readonly File[]) => void;
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
          else onPick([]);
        }}
      />
      <PictureInput ref={input} label={t('picture.file')} onFiles={onPick} />
    </>
  );
}
