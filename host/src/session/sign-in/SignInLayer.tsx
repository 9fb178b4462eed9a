import { useEffect, useState, type ComponentType } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { useShell } from '../../ShellContext';

/** The login dialog, whose code comes when it is first opened. */
export function SignInLayer() {
  const { signIn, overlays, logger, t } = useShell();
  const isOpen = useReadable(signIn.isOpen);
  const [Dialog, setDialog] = useState<ComponentType>();

  const isWanted = isOpen && !Dialog;
  useEffect(() => {
    if (!isWanted) return;
    import('./SignInDialog').then(
      (module) => {
        setDialog(() => module.SignInDialog);
      },
      (error: unknown) => {
        logger.error('sign-in not loaded', { error });
        overlays.toast(t('screen.failed'), 'danger');
        signIn.close();
      },
    );
  }, [isWanted, logger, overlays, signIn, t]);

  return Dialog ? <Dialog /> : null;
}
