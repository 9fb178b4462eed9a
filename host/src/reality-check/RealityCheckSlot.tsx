import { useEffect, useState } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { useLazyModule } from '@site/shared/ui';
import { useShell } from '../services/ShellContext';
import { useSession } from '../session/SessionContext';

const load = () => import('./RealityCheck');

/** Upper bound of a timer's delay. */
const LONGEST_WAIT_MS = 0x7fff_ffff;

/**
 * Waits until the next reality check is due by the server's clock, and then loads the code of the request and the
 * dialog. See host/docs/0034-responsible-gambling.md for the rules.
 */
export function RealityCheckSlot() {
  const { clock, logger } = useShell();
  const { session } = useSession();
  const askAt = useReadable(session.realityCheckAt);
  const [reached, setReached] = useState<number>();
  useEffect(() => {
    if (askAt === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const left = askAt - clock.now();
      if (left <= 0) setReached(askAt);
      else timer = setTimeout(wait, Math.min(left, LONGEST_WAIT_MS));
    };
    timer = setTimeout(wait, 0);
    return () => {
      clearTimeout(timer);
    };
  }, [askAt, clock]);
  const isDue = askAt !== undefined && reached === askAt;
  const module = useLazyModule(load, isDue, (error) => {
    logger.error('reality check not loaded', { error });
    session.askRealityCheckAt(clock.now() + 60_000);
  });
  return isDue && module ? <module.RealityCheck key={askAt} /> : null;
}
