import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from './Icon';
import { useShellTexts } from './page';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Shows the browser's native dialog, which traps the focus, closes on Esc and restores the focus. Its content is
 * rendered only while it is open.
 */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const texts = useShellTexts();
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  useEffect(() => {
    const element = dialog.current;
    // Only clicks on the backdrop target the dialog itself; all other elements are inside it.
    const closeByBackdrop = (event: MouseEvent): void => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', closeByBackdrop);
    return () => element?.removeEventListener('click', closeByBackdrop);
  }, []);
  return (
    <dialog ref={dialog} className="v-dialog" aria-labelledby={id} onClose={onClose}>
      <div className="v-dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="v-round-button" aria-label={texts.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard. */}
      <div className="v-dialog-body" tabIndex={0}>
        {isOpen ? children : null}
      </div>
    </dialog>
  );
}
