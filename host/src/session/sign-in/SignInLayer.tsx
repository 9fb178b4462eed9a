import { useLazyModule } from '@site/shared/ui';
import { LegalTextContext, type LoadLegalText } from '../registration/LegalTextContext';
import { useReadable } from '@site/shared/contract/useReadable';
import { useSession } from '../SessionContext';
import { useOverlays } from '../../overlays/OverlaysContext';
import { useShell } from '../../services/ShellContext';
import { servicesTranslator } from '../../services/texts';
import { loadSignIn } from './loadSignIn';

/** Shows the login dialog, whose code is loaded when it is first opened. */
export function SignInLayer({ loadLegalText }: { readonly loadLegalText: LoadLegalText }) {
  const { signIn } = useSession();
  const overlays = useOverlays();
  const { logger, i18n } = useShell();
  const isOpen = useReadable(signIn.isOpen);
  const module = useLazyModule(loadSignIn, isOpen, (error) => {
    logger.error('sign-in not loaded', { error });
    overlays.toast(servicesTranslator(i18n)('screen.failed'), 'danger');
    signIn.close();
  });
  return module ? (
    <LegalTextContext value={loadLegalText}>
      <module.SignInDialog />
    </LegalTextContext>
  ) : null;
}
