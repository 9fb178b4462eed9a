import { useReadable } from '@site/shared/contract/useReadable';
import { useEnabledRemotes } from '../composition';
import { useRouting } from '../routing/RoutingContext';
import { useShell } from '../services/ShellContext';
import type { MenuFacts } from './menu';

/** What decides which entries of the menus are offered now. */
export function useMenuFacts(): MenuFacts {
  const flags = useReadable(useShell().flags);
  const joined = useReadable(useRouting().navigation.joined);
  return { flags, joined, isEnabled: useEnabledRemotes() };
}
