import { useCallback, useEffect, useState } from 'react';
import { useComposition, WidgetSlot } from '../composition';
import { useTranslation } from './texts';
import { useShell } from '../services/ShellContext';
import { useOverlays } from '../overlays/OverlaysContext';

/**
 * Enters a venue when a bus event requests it. The widget of the games remote is mounted with the first request and
 * updated with each further one. It renders nothing until it has a question.
 */
export function VenueEntrySlot() {
  const { bus } = useShell();
  const [params, setParams] = useState<Readonly<Record<string, string>>>();
  useEffect(() => {
    let request = 0;
    return bus.on('venue/enter', ({ enName, gameCode, isActivity = false, isTrial = false }) => {
      request += 1;
      setParams({
        enName,
        gameCode,
        request: String(request),
        ...(isActivity ? { isActivity: '1' } : {}),
        ...(isTrial ? { isTrial: '1' } : {}),
      });
    });
  }, [bus]);
  const giveUp = useCallback(() => {
    setParams(undefined);
  }, []);
  if (params === undefined) return null;
  return <WidgetSlot remote="games" widget="venue-entry" params={params} fallback={<EntryFailed onShown={giveUp} />} />;
}

/** Shows the failure and unmounts, so that the next request mounts the widget again. */
function EntryFailed({ onShown }: { readonly onShown: () => void }) {
  const { t } = useTranslation();
  const overlays = useOverlays();
  const { store } = useComposition();
  useEffect(() => {
    overlays.toast(t('venue_entry.failed'), 'danger');
    void store.retry('games');
    onShown();
  }, [overlays, t, store, onShown]);
  return null;
}
