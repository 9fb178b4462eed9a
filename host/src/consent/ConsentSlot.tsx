import { useReadable } from '@site/shared/contract/useReadable';
import { useLazyModule } from '@site/shared/ui';
import { TERMS_VERSION } from '@site/shared/wire/consent';
import { useShell } from '../services/ShellContext';
import { useSession } from '../session/SessionContext';

const load = () => import('./ConsentDialog');

/** Loads and shows the dialog for a member who has not agreed to the current terms. */
export function ConsentSlot() {
  const { logger } = useShell();
  const { session } = useSession();
  const agreed = useReadable(session.agreedTerms);
  // A platform without this site's terms sends no version.
  const isDue = agreed !== undefined && agreed !== TERMS_VERSION;
  const module = useLazyModule(load, isDue, (error) => {
    logger.error('dialog of the terms not loaded', { error });
  });
  return isDue && module ? <module.ConsentDialog agreed={agreed} /> : null;
}
