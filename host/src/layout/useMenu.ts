import { useReadable } from '@site/shared/contract/useReadable';
import { useShell } from '../services/ShellContext';
import { headerEntries, railEntries, type HeaderEntry, type MenuFacts, type RailEntry } from './menu';
import { useEnabledRemotes } from '../composition';
import { useJoinedEntries } from './useJoinedEntries';

/** The entries of the rail as they are offered now. */
export function useRail(): readonly RailEntry[] {
  return railEntries(useMenuFacts());
}

/** The entries of the header's navigation as they are offered now. */
export function useHeaderNavigation(): readonly HeaderEntry[] {
  return headerEntries(useMenuFacts());
}

function useMenuFacts(): MenuFacts {
  const flags = useReadable(useShell().flags);
  return { flags, isEnabled: useEnabledRemotes(), joined: useJoinedEntries() };
}
