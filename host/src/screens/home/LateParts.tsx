import { useEffect, useState, type ReactNode } from 'react';
import { useLazyModule } from '@site/shared/ui';
import { useReadable } from '@site/shared/contract/useReadable';
import { useEnabledRemotes } from '../../composition';
import { useShell } from '../../services/ShellContext';
import { whenQuiet } from '../../services/whenQuiet';
import { useSession } from '../../session/SessionContext';
import styles from './LateParts.module.css';

const load = () => import('./lateModule');

/**
 * Shows a member's day in a reserved place, because its code loads after the first screen. Renders nothing for a guest.
 */
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

/**
 * Shows the player's account beside the slide when sports is disabled or fails to load. Its code is separate, because
 * few pages need it.
 */
export function AccountSlot({ pending }: { readonly pending: ReactNode }) {
  const module = useLate(true);
  return module ? <module.AccountCard /> : pending;
}

/** Shows the winners of the last hour, or nothing when there are none. */
export function WinsSlot() {
  const module = useLate(true);
  return module ? <module.RecentWins /> : null;
}

/** Returns true once the first screen has painted and the browser is idle. */
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
