import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { betRecordListCall, betRecordPlacesCall, betRecordTotalCall } from '@site/shared/wire/betRecords';
import { roundRecordDetailCall } from '@site/shared/wire/roundRecords';
import type { RecordPeriod } from '../record-period/recordPeriod';
import { pageFromWire, totalsFromWire } from './betRecordCodec';
import type { PlayedVenue, PlayEntry, PlayPage, PlayTotals } from './play';
import type { PlayFilter, PlayPlace, SoughtPlay } from './playFilter';
import type { Round, RoundDetail } from './round';

/** Aborted when the view unmounts. */
interface Ending {
  readonly signal: AbortSignal;
}

export interface PlayRequest {
  readonly filter: PlayFilter;
  readonly period: RecordPeriod;
}

/** Loads the entries after or before a place. Implements R-API-092. */
export async function fetchPlay(
  http: HttpService,
  { filter, period, place, size }: PlayRequest & { readonly place: PlayPlace; readonly size: number },
  { signal }: Ending,
): Promise<CallResult<PlayPage>> {
  const request = { ...filterToWire(filter, period), size, ...withoutMissing(place) };
  return mapResult(await http.send(betRecordListCall, request, { signal, onError: 'silent' }), pageFromWire);
}

/** Loads one entry of any age; returns `unknown` when this member has none with that number. */
export async function fetchEntry(
  http: HttpService,
  { kind, number }: SoughtPlay,
  { signal, now }: Ending & { readonly now: number },
): Promise<CallResult<PlayEntry | 'unknown'>> {
  const request = { from: 0, to: now, kind, number, size: 1 };
  return mapResult(
    await http.send(betRecordListCall, request, { signal, onError: 'silent' }),
    (page) => pageFromWire(page).rows[0] ?? 'unknown',
  );
}

/** Loads the totals of the filtered record. Implements R-API-091. */
export async function fetchTotals(http: HttpService, { filter, period }: PlayRequest, { signal }: Ending): Promise<CallResult<PlayTotals>> {
  return mapResult(await http.send(betRecordTotalCall, filterToWire(filter, period), { signal, onError: 'silent' }), totalsFromWire);
}

/** Loads the venues and games in which the member played during a period. */
export async function fetchPlaces(
  http: HttpService,
  period: RecordPeriod,
  { signal }: Ending,
): Promise<CallResult<readonly PlayedVenue[]>> {
  return mapResult(await http.send(betRecordPlacesCall, period, { signal, onError: 'silent' }), ({ venues }) => venues);
}

/** Loads the venue's report of one round. */
export async function fetchRound(http: HttpService, { enName, id }: Round, { signal }: Ending): Promise<CallResult<RoundDetail>> {
  const result = await http.send(roundRecordDetailCall, { enName, roundId: id }, { signal, onError: 'silent' });
  return mapResult(result, ({ summary, facts, proof, promise, checkUrl }) => ({ summary, facts, proof, promise, checkUrl }));
}

function filterToWire({ kind, category, venue, game, state, result }: PlayFilter, period: RecordPeriod) {
  return {
    ...period,
    ...(kind !== 'all' && { kind }),
    ...withoutMissing({ category, enName: venue, gameCode: game, state, result }),
  };
}

/** Removes the properties that are `undefined`. */
function withoutMissing<Values extends object>(values: Values): { [Name in keyof Values]?: NonNullable<Values[Name]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
