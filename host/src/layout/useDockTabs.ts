import { useKeptViews } from '../composition';
import { dockTabs, type DockTabOffer } from './dockTabs';
import { useEnabledRemotes } from '../composition';

export function useDockTabs(): readonly DockTabOffer[] {
  const isEnabled = useEnabledRemotes();
  const kept = [...useKeptViews('sports'), ...useKeptViews('chat')];
  return dockTabs(isEnabled, (widget) => kept.includes(widget));
}
