import { useRef } from 'react';
import { PictureInput } from '@site/shared/picture';
import { IconButton } from '@site/shared/ui';
import { useTranslation } from './texts';

interface PictureButtonProps {
  readonly isDisabled: boolean;
  /** Set to false when no picture may be sent. `onPick` is then called without a file, to show the reason. */
  readonly isAllowed: boolean;
  readonly onPick: (files: readonly File[]) => void;
}

/** Shows the button beside the composer that chooses a picture for the message. */
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
