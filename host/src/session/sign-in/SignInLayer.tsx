import { useReadable } from '@site/shared/contract/useReadable';
import { useShell } from '../../ShellContext';
import { useWhenWanted } from '../../useWhenWanted';

const load = () => import('./SignInDialog');

/** The login dialog, whose code comes when it is first opened. */
export function SignInLayer() {
  const { signIn, overlays, logger, t } = useShell();
  const isOpen = useReadable(signIn.isOpen);
  const module = useWhenWanted(load, isOpen, (error) => {
    logger.error('sign-in not loaded', { error });
    overlays.toast(t('screen.failed'), 'danger');
    signIn.close();
  });
  return module ? <module.SignInDialog /> : null;
}
