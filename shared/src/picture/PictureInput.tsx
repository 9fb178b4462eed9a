import type { RefObject } from 'react';

/**
 * File kinds for the system's file dialog, as types and extensions, because some systems know only one of them for a
 * JPEG.
 */
const ACCEPTED = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp';

interface PictureInputProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Renders the hidden file input that a button clicks to choose pictures. */
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
        // Reset the value, so that the same file can be chosen again.
        event.target.value = '';
      }}
    />
  );
}
