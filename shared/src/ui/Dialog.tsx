import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { cx, Icon } from '@site/shared/ui/essentials';
import styles from './Dialog.module.css';

interface DialogFrame {
  readonly open: boolean;
  readonly title: ReactNode;
  /** Set when the title is for screen readers only, because the dialog shows its own header (sign-in). */
  readonly titleHidden?: boolean | undefined;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /**
   * Sizes in units: `tips` is 380 wide with a centered title, `md` 520, `lg` 720, `wide` 960 × 584 without padding.
   * `left` and `right` are drawers on that side with the height of the window, without padding.
   */
  readonly size?: 'tips' | 'md' | 'lg' | 'wide' | 'left' | 'right' | undefined;
  /** Round sign above the title of a tips dialog. */
  readonly sign?: ReactNode;
  /** `alertdialog` interrupts the screen reader, for tips that need an answer. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** `captcha` is above a dialog that is already open. */
  readonly layer?: 'dialog' | 'captcha' | undefined;
  /** Dims the page behind the dialog or not. The page takes no clicks in either case. */
  readonly mask?: 'dim' | 'clear' | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly className?: string | undefined;
}

/** Closable by Esc, the scrim and the close button, or only by the dialog's own buttons. */
type DialogClosing =
  | { readonly onClose: () => void; readonly closeLabel: string }
  | { readonly onClose?: undefined; readonly closeLabel?: undefined };

export type DialogProps = DialogFrame & DialogClosing;

/**
 * Renders a modal dialog: traps the focus, returns it to where it was, and hides the page from screen readers. The
 * caller owns `open`; Esc, the scrim and the close button only call `onClose`.
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
