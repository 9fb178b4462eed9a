import { useKeptViews } from '../composition';
import { dockTabs, type DockTabOffer } from './dockTabs';
import { useEnabledRemotes } from '../composition';

/** The tabs of the dock at this moment. */
export function useDockTabs(): readonly DockTabOffer[] {
  const isEnabled = useEnabledRemotes();
  const kept = [...useKeptViews('sports'), ...useKeptViews('chat')];
  return dockTabs(isEnabled, (widget) => kept.includes(widget));
}
