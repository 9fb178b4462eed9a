import { sql } from 'kysely';
import type { MemberId, Reader } from '../kernel';
import { playEntries, type PlayEntry, type PlayFilter } from './playEntries';

export interface PageRequest {
  readonly filter: PlayFilter;
  readonly size: number;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

export interface PlayPage {
  /** Newest first. */
  readonly entries: readonly PlayEntry[];
  readonly next: string | undefined;
  readonly previous: string | undefined;
}

/** Reads the entries after or before a cursor. Entries that arrive in between do not move others to another page. */
export async function readPage(reader: Reader, memberId: MemberId, { filter, size, after, before }: PageRequest): Promise<PlayPage> {
  const isBack = before !== undefined;
  const place = parsePlace(before ?? after);
  const beyond =
    place && (isBack ? sql`where (at, key) > (${place.at}, ${place.key})` : sql`where (at, key) < (${place.at}, ${place.key})`);
  const order = isBack ? sql`order by at, key` : sql`order by at desc, key desc`;
  const { rows } = await sql<PlayEntry>`
    with ${playEntries(memberId, filter)}
    select kind, id, en_name, game_code, key, at from entry ${beyond ?? sql``} ${order} limit ${size + 1}`.execute(reader);
  const hasMore = rows.length > size;
  const entries = isBack ? rows.slice(0, size).reverse() : rows.slice(0, size);
  const [first, last] = [entries[0], entries.at(-1)];
  return {
    entries,
    next: last !== undefined && (isBack || hasMore) ? placeOf(last) : undefined,
    previous: first !== undefined && (isBack ? hasMore : after !== undefined) ? placeOf(first) : undefined,
  };
}

function placeOf({ at, key }: PlayEntry): string {
  return `${at.getTime()}~${key}`;
}

/** Parses a cursor. The schema of the call has already validated its form. */
function parsePlace(place: string | undefined) {
  if (place === undefined) return undefined;
  const split = place.indexOf('~');
  return { at: new Date(Number(place.slice(0, split))), key: place.slice(split + 1) };
}
