import { useReadable } from '@site/shared/contract/useReadable';
import { Button, Dialog, Icon, SettlingButton, Spinner } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useOverlays } from './OverlaysContext';
import type { ShownDialog } from './createOverlays';
import styles from './OverlayDialogs.module.css';

/** Shows the dialogs that any part of the site may open. */
export function OverlayDialogs() {
  return (
    <>
      <MessageLayer />
      <LoadingLayer />
    </>
  );
}

function MessageLayer() {
  const [first] = useReadable(useOverlays().dialogQueue);
  return first ? <MessageDialog key={first.id} dialog={first} /> : null;
}

/**
 * Shows a message dialog. Ignores the second half of a double press on the button that opened it. Implements R-DLG-07
 * to R-DLG-10.
 */
function MessageDialog({ dialog: { options, answer } }: { readonly dialog: ShownDialog }) {
  const { t } = useTranslation();
  const { title, message, showCancel = false, confirmText, cancelText, closable = true, sign = 'info' } = options;
  const closing = closable
    ? {
        closeLabel: t('overlay.close'),
        onClose: () => {
          answer('closed');
        },
      }
    : {};
  return (
    <Dialog
      open
      size="tips"
      role="alertdialog"
      sign={<Icon name={sign} size="lg" />}
      title={title ?? t('overlay.tips_title')}
      footer={
        <>
          {showCancel && (
            <Button
              onClick={() => {
                answer('cancelled');
              }}
            >
              {cancelText ?? t('overlay.cancel')}
            </Button>
          )}
          <SettlingButton
            variant="primary"
            before="open"
            meaning="confirm"
            onClick={() => {
              answer('confirmed');
            }}
          >
            {confirmText ?? t('overlay.confirm')}
          </SettlingButton>
        </>
      }
      {...closing}
    >
      <p className={styles['message']}>{message}</p>
    </Dialog>
  );
}

/** Shows the loading dialog. Implements R-DLG-11, R-DLG-19, R-DLG-21 to R-DLG-23. */
function LoadingLayer() {
  const { t } = useTranslation();
  const shown = useReadable(useOverlays().loadings).at(-1);
  if (!shown) return null;
  const message = shown.message ?? t('overlay.loading');
  const closing = shown.close ? { onClose: shown.close, closeLabel: t('overlay.close') } : {};
  return (
    <Dialog open size="tips" title={message} titleHidden mask={shown.showMask ? 'dim' : 'clear'} className={styles['loading']} {...closing}>
      <div className={styles['waiting']}>
        {shown.showIcon && <Spinner size="lg" />}
        <span aria-hidden="true">{message}</span>
      </div>
    </Dialog>
  );
}
