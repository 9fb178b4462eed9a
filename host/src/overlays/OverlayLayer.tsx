import { useReadable } from '@site/shared/contract/useReadable';
import { ToastView, useLazyModule } from '@site/shared/ui';
import { useOverlays } from './OverlaysContext';
import { useShell } from '../services/ShellContext';
import styles from './OverlayLayer.module.css';

/** Shows all overlays of the page: toast, dialog, loading. */
export function OverlayLayer() {
  return (
    <>
      <DialogLayer />
      <ToastLayer />
    </>
  );
}

const load = () => import('./OverlayDialogs');

/** Shows dialogs, whose code loads with the first one. If it fails to load, a toast shows the dialog's message. */
function DialogLayer() {
  const overlays = useOverlays();
  const { logger } = useShell();
  const dialogs = useReadable(overlays.dialogQueue);
  const loadings = useReadable(overlays.loadings);
  const module = useLazyModule(load, dialogs.length + loadings.length > 0, (error) => {
    logger.error('dialogs not loaded', { error });
    for (const { options, answer } of dialogs) {
      overlays.toast(options.message, 'warning');
      answer('closed');
    }
  });
  return module ? <module.OverlayDialogs /> : null;
}

/**
 * Shows the toast. The live region is always mounted, because some screen readers do not announce one that is inserted
 * together with its text.
 */
function ToastLayer() {
  const toast = useReadable(useOverlays().shownToast);
  return (
    <div role="status" aria-live="polite" className={styles['toasts']}>
      {toast && (
        <ToastView key={toast.id} tone={toast.tone} leaving={toast.isLeaving}>
          {toast.message}
        </ToastView>
      )}
    </div>
  );
}
