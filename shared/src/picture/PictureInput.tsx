import type { RefObject } from 'react';

/** Kinds of files that a dialog of the system offers. Types together with endings: some systems know only one of them for a JPEG. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp';

interface PictureInputProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The hidden field by which a button chooses pictures: the button clicks it. */
export function PictureInput({ ref, label, multiple = false, onFiles }: PictureInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={multiple}
      aria-label={label}
      accept={ACCEPTED}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        // The same file may be chosen again.
        event.target.value = '';
      }}
    />
  );
}
