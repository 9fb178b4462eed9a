import { useCallback, useEffect, useMemo } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import type { RecordPeriod } from '../record-period/recordPeriod';
import { fetchPlaces, fetchPlay, fetchTotals } from './betRecordApi';
import type { PlayedVenue, PlayPage, PlayTotals } from './play';
import { periodOf, type PlayFilter, type PlayPlace } from './playFilter';

const PAGE_SIZE = 20;

interface BetRecord {
  readonly period: RecordPeriod;
  readonly page: Loadable<PlayPage>;
  readonly totals: Loadable<PlayTotals>;
  readonly reload: () => void;
  readonly reloadTotals: () => void;
}

/**
 * Returns one page of all play and the totals with the same filter. Reloads both when a ticket or a round starts or
 * ends, here or elsewhere.
 */
export function useBetRecord(filter: PlayFilter, { after, before }: PlayPlace): BetRecord {
  const { http, bus, clock, locale } = useServices();
  const language = useReadable(locale);
  const period = useMemo(() => periodOf(filter, clock.now()), [filter, clock]);
  const loadPage = useCallback(
    (signal: AbortSignal) => fetchPlay(http, { filter, period, place: { after, before }, size: PAGE_SIZE }, { signal }),
    [http, filter, period, after, before],
  );
  const loadTotals = useCallback((signal: AbortSignal) => fetchTotals(http, { filter, period }, { signal }), [http, filter, period]);
  // Names of teams, venues and games depend on the display language.
  const page = useLoadable(loadPage, language);
  const totals = useLoadable(loadTotals, language);

  const { reload: reloadPage } = page;
  const { reload: reloadTotals } = totals;
  const reload = useCallback(() => {
    reloadPage();
    reloadTotals();
  }, [reloadPage, reloadTotals]);
  useEffect(() => bus.on('ticket/accepted', reload), [bus, reload]);
  useEffect(() => bus.on('ticket/settled', reload), [bus, reload]);
  useEffect(
    () =>
      bus.on('balance/changed', ({ cause, isFromServer }) => {
        if (cause === 'settlement' || (cause === 'bet' && isFromServer === true)) reload();
      }),
    [bus, reload],
  );

  return { period, page: page.state, totals: totals.state, reload, reloadTotals };
}

/** Returns the venues and games to filter by; empty until they are loaded. */
export function usePlaces({ range, from, to }: PlayFilter): readonly PlayedVenue[] {
  const { http, clock, locale } = useServices();
  const language = useReadable(locale);
  const period = useMemo(() => periodOf({ range, from, to }, clock.now()), [range, from, to, clock]);
  const load = useCallback((signal: AbortSignal) => fetchPlaces(http, period, { signal }), [http, period]);
  return useLoadable(load, language).state.data ?? [];
}
