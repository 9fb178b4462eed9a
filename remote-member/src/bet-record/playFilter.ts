import type { QueryCodec } from '@site/shared/address-query';
import { businessDate } from '@site/shared/calendar';
import { periodOfDays, periodOfLastDays, RECORD_RANGES, type RecordPeriod, type RecordRange } from '../record-period/recordPeriod';
import { CATEGORY_PAGES, type PlayCategory } from './category';

export const PLAY_KINDS = ['all', 'ticket', 'round'] as const;
export const PLAY_STATES = ['open', 'settled', 'cashed-out', 'void'] as const;
export const PLAY_RESULTS = ['won', 'lost', 'even'] as const;

export interface PlayFilter {
  readonly kind: (typeof PLAY_KINDS)[number];
  /** Number of last business days; ignored when `from` or `to` is set. */
  readonly range: RecordRange;
  /** Business days such as `2026-11-21`, both inclusive. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly category: PlayCategory | undefined;
  readonly venue: string | undefined;
  /** Code of a game of `venue`. */
  readonly game: string | undefined;
  readonly state: (typeof PLAY_STATES)[number] | undefined;
  readonly result: (typeof PLAY_RESULTS)[number] | undefined;
}

/** Page of the record: the entries after or before a place, or the newest ones without a place. */
export interface PlayPlace {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

export interface SoughtPlay {
  readonly kind: 'ticket' | 'round';
  readonly number: string;
}

const INITIAL_RANGE = '7';
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const WORD = /^[\w-]{1,64}$/;
const PLACE = /^\d{1,16}~[tr]:.{1,220}$/;

const KIND_WORDS = { all: undefined, ticket: 'tickets', round: 'rounds' } as const;

/**
 * Codec of filter, place and opened entry in the page's address: a link to a bet is `?ticket=…`, to a round `?round=…`.
 */
export const playQuery: QueryCodec<PlayFilter & { readonly place: PlayPlace; readonly sought: SoughtPlay | undefined }> = {
  parse: ({ of, days, from, to, category, venue, game, state, result, after, before, ticket, round }) => ({
    kind: PLAY_KINDS.find((each) => of !== undefined && KIND_WORDS[each] === of) ?? 'all',
    range: RECORD_RANGES.find((each) => each === days) ?? INITIAL_RANGE,
    from: fitting(DAY, from),
    to: fitting(DAY, to),
    category: PLAY_CATEGORIES.find((each) => each === category),
    venue: fitting(WORD, venue),
    game: fitting(WORD, venue) && fitting(WORD, game),
    state: PLAY_STATES.find((each) => each === state),
    result: PLAY_RESULTS.find((each) => each === result),
    place: fitting(PLACE, after) === undefined ? { before: fitting(PLACE, before) } : { after },
    sought: soughtOf('ticket', ticket) ?? soughtOf('round', round),
  }),
  format: ({ kind, range, place: { after, before }, sought, ...rest }) => ({
    ...given({ of: KIND_WORDS[kind], days: range === INITIAL_RANGE ? undefined : range, ...rest, after, before }),
    ...(sought && { [sought.kind]: sought.number }),
  }),
};

const PLAY_CATEGORIES = Object.keys(CATEGORY_PAGES) as readonly PlayCategory[];

/**
 * Returns the period of the filter at `now` by the server's clock. If `from` or `to` is missing, the span is open on
 * that side; it is at most a year long.
 */
export function periodOf({ range, from, to }: Pick<PlayFilter, 'range' | 'from' | 'to'>, now: number): RecordPeriod {
  if (from === undefined && to === undefined) return periodOfLastDays(Number(range), now);
  const last = to ?? businessDate(now);
  const earliest = businessDate(periodOfDays(last, last).to - LONGEST_SPAN_MS);
  return periodOfDays(from === undefined || from < earliest ? earliest : from > last ? last : from, last);
}

const LONGEST_SPAN_MS = 366 * 24 * 3_600_000;

/** Maximum length of an entry's number. */
const NUMBER_MAX = 160;

function soughtOf(kind: SoughtPlay['kind'], number: string | undefined): SoughtPlay | undefined {
  return number === undefined || number === '' || number.length > NUMBER_MAX ? undefined : { kind, number };
}

function fitting(pattern: RegExp, text: string | undefined): string | undefined {
  return text !== undefined && pattern.test(text) ? text : undefined;
}

function given(values: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
