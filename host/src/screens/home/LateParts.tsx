import { useEffect, useState, type ReactNode } from 'react';
import { useLazyModule } from '@site/shared/ui';
import { useReadable } from '@site/shared/contract/useReadable';
import { useEnabledRemotes } from '../../composition';
import { useShell } from '../../services/ShellContext';
import { whenQuiet } from '../../services/whenQuiet';
import { useSession } from '../../session/SessionContext';
import styles from './LateParts.module.css';

const load = () => import('./lateModule');

/** A member's day, in a place that is held for it: its code comes after the first screen. A guest has none. */
export function TodaySlot() {
  const { session } = useSession();
  const isEnabled = useEnabledRemotes();
  const isSignedIn = useReadable(session.isSignedIn);
  const module = useLate(useIsQuiet() && isSignedIn);
  if (!isSignedIn) return null;
  return (
    <div className={styles['today']} data-has-bets={isEnabled('sports') || undefined}>
      {module && <module.Today />}
    </div>
  );
}

/** The player's account beside the slide, where sports is off or does not load: few pages need its code. */
export function AccountSlot({ pending }: { readonly pending: ReactNode }) {
  const module = useLate(true);
  return module ? <module.AccountCard /> : pending;
}

/** The winners of the last hour; nothing where there are none. */
export function WinsSlot() {
  const module = useLate(true);
  return module ? <module.RecentWins /> : null;
}

/** Whether the first screen has been drawn, and nothing else is to be done. */
export function useIsQuiet(): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    whenQuiet(() => {
      if (isCurrent) setIsQuiet(true);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return isQuiet;
}

function useLate(isWanted: boolean) {
  const { logger } = useShell();
  return useLazyModule(load, isWanted, (error) => {
    logger.warn('late parts of home not loaded', { error });
  });
}
