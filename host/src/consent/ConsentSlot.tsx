import { useReadable } from '@site/shared/contract/useReadable';
import { useLazyModule } from '@site/shared/ui';
import { TERMS_VERSION } from '@site/shared/wire/consent';
import { useShell } from '../services/ShellContext';
import { useSession } from '../session/SessionContext';

const load = () => import('./ConsentDialog');

/** Asks a member who has agreed to other terms than those in force, or to none; the dialog is loaded then. */
export function ConsentSlot() {
  const { logger } = useShell();
  const { session } = useSession();
  const agreed = useReadable(session.agreedTerms);
  // A platform without the terms of this site names no version.
  const isDue = agreed !== undefined && agreed !== TERMS_VERSION;
  const module = useLazyModule(load, isDue, (error) => {
    logger.error('dialog of the terms not loaded', { error });
  });
  return isDue && module ? <module.ConsentDialog agreed={agreed} /> : null;
}
