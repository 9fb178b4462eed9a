import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { cx, Icon } from '@site/shared/ui/essentials';
import styles from './Dialog.module.css';

interface DialogFrame {
  readonly open: boolean;
  readonly title: ReactNode;
  /** The title is said but not drawn, where the dialog shows its own head (sign-in). */
  readonly titleHidden?: boolean | undefined;
  readonly children: ReactNode;
  /** Buttons at the foot, the primary one last (on the right). */
  readonly footer?: ReactNode;
  /**
   * tips 380 wide with its title centred · md 520 · lg 720 · wide 960 × 584, without padding · left and right: a drawer at that side, as high as
   * the window, without padding.
   */
  readonly size?: 'tips' | 'md' | 'lg' | 'wide' | 'left' | 'right' | undefined;
  /** A round sign above the title of a tips dialog. */
  readonly sign?: ReactNode;
  /** `alertdialog` interrupts the reader: for tips that need an answer. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** The captcha is over a dialog that is already open. */
  readonly layer?: 'dialog' | 'captcha' | undefined;
  /** Whether the page behind is dimmed. It is kept from clicks either way. */
  readonly mask?: 'dim' | 'clear' | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly className?: string | undefined;
}

/** Closable by Esc, the scrim and the cross; or not at all, and then only its own buttons end it. */
type DialogClosing =
  | { readonly onClose: () => void; readonly closeLabel: string }
  | { readonly onClose?: undefined; readonly closeLabel?: undefined };

export type DialogProps = DialogFrame & DialogClosing;

/**
 * A modal dialog: traps the focus, gives it back to where it came from, hides the page from readers.
 * The caller owns `open`; Esc, the scrim and the cross only call `onClose`.
 */
export function Dialog({
  open,
  title,
  titleHidden = false,
  children,
  footer,
  size = 'md',
  sign,
  role = 'dialog',
  layer = 'dialog',
  mask = 'dim',
  initialFocus,
  className,
  onClose,
  closeLabel,
}: DialogProps) {
  const handleOpenChange = (next: boolean) => {
    if (!next) onClose?.();
  };
  return (
    <BaseDialog.Root open={open} onOpenChange={handleOpenChange} disablePointerDismissal={onClose === undefined}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={cx(styles['scrim'], mask === 'dim' && styles['dim'], styles[layer])} />
        <BaseDialog.Popup
          role={role}
          className={cx(styles['popup'], size !== 'md' && styles[size], styles[layer], className)}
          {...(initialFocus === undefined ? {} : { initialFocus })}
        >
          {sign !== undefined && <span className={styles['sign']}>{sign}</span>}
          <BaseDialog.Title className={titleHidden ? styles['hidden'] : styles['title']}>{title}</BaseDialog.Title>
          <div className={styles['body']}>{children}</div>
          {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
          {onClose !== undefined && (
            <BaseDialog.Close className={styles['close']} aria-label={closeLabel}>
              <Icon name="close" size={size === 'tips' ? 'sm' : 'md'} />
            </BaseDialog.Close>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
