import { useReadable } from '@site/shared/contract/useReadable';
import { useShell } from '../ShellContext';
import { menuEntries, type MenuEntry } from './menu';
import { useEnabledRemotes } from './useEnabledRemotes';

/** The entries of the rail as they are offered now. */
export function useMenu(): readonly MenuEntry[] {
  const flags = useReadable(useShell().flags);
  const isEnabled = useEnabledRemotes();
  return menuEntries({ flags, isEnabled });
}
