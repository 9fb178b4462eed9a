import { useReadable } from '@site/shared/contract/useReadable';
import { useEnabledRemotes } from '../composition';
import { useRouting } from '../routing/RoutingContext';
import { useShell } from '../services/ShellContext';
import { useSession } from '../session/SessionContext';
import type { MenuFacts } from './menu';

/** Returns the data that decides which menu entries are offered now. */
export function useMenuFacts(): MenuFacts {
  const shell = useShell();
  const flags = useReadable(shell.flags);
  const order = useReadable(shell.menuOrder);
  const joined = useReadable(useRouting().navigation.joined);
  const isGuest = !useReadable(useSession().session.isSignedIn);
  return { flags, joined, order, isGuest, isEnabled: useEnabledRemotes() };
}
