import type { WirePlayEntry } from '@site/shared/wire/betRecords';
import type { Category } from '@site/shared/wire/categories';
import { sql } from 'kysely';
import { namesIn } from '../http/namesIn';
import type { Language } from '../http/messageText';
import type { Clock, Db, MemberId, Sportsbook } from '../kernel';
import type { VenueList } from '../site/createVenueList';
import type { Catalogue } from '../venues/catalogue';
import { roundToWire } from '../venues/roundRecords';
import type { VenueTables } from '../venues/tables';
import { playEntries, type PlayEntry } from './playEntries';
import { readPage, type PageRequest, type PlayPage } from './readPage';

/** Venue at which a member has played; lists follow the order of the menu. */
export interface PlayedVenue {
  readonly enName: string;
  readonly name: string;
  readonly category: Category;
  readonly games: readonly { readonly gameCode: string; readonly name: string }[];
}

/** All real-money play of a member: tickets of the local channel and rounds of venue games. */
export interface PlayRecord {
  list(
    memberId: MemberId,
    request: PageRequest,
    language: Language,
  ): Promise<Omit<PlayPage, 'entries'> & { readonly list: WirePlayEntry[] }>;
  latest(memberId: MemberId, size: number, language: Language): Promise<readonly WirePlayEntry[]>;
  places(memberId: MemberId, time: { readonly from: number; readonly to: number }, language: Language): Promise<readonly PlayedVenue[]>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly sportsbook: Pick<Sportsbook, 'tickets'>;
  readonly venues: VenueList;
  readonly catalogue: Pick<Catalogue, 'find'>;
}

export function createPlayRecord({ db, clock, sportsbook, venues, catalogue }: Dependencies): PlayRecord {
  const list: PlayRecord['list'] = async (memberId, request, language) => {
    const { entries, ...places } = await readPage(db, memberId, request);
    const shown = new Map([...(await ticketsOf(memberId, entries, language)), ...(await roundsOf(memberId, entries, language))]);
    return { ...places, list: entries.flatMap(({ key }) => shown.get(key) ?? []) };
  };
  return {
    list,

    latest: async (memberId, size, language) => (await list(memberId, { filter: { from: 0, to: clock.nowMs() }, size }, language)).list,

    async places(memberId, time, language) {
      const { rows } = await sql<{ en_name: string; game_code: string }>`
        with ${playEntries(memberId, time)}
        select distinct en_name, game_code from entry`.execute(db);
      return (await venues.list()).flatMap(({ enName, category, name }) => {
        const games = rows
          .filter(({ en_name }) => en_name === enName)
          .map(({ game_code: gameCode }) => ({ gameCode, name: nameOf(enName, gameCode) }));
        return games.length === 0 ? [] : [{ enName, category, name: name[language], games }];
      });

      function nameOf(enName: string, gameCode: string): string {
        return catalogue.find(enName, gameCode)?.name[language] ?? gameCode;
      }
    },
  };

  async function ticketsOf(memberId: MemberId, entries: readonly PlayEntry[], language: Language) {
    const ids = entries.filter(({ kind }) => kind === 'ticket').map(({ id }) => id);
    const tickets = namesIn(language, await sportsbook.tickets(memberId, ids));
    return tickets.map((ticket): [string, WirePlayEntry] => [`t:${ticket.ticket_id}`, { kind: 'ticket', ticket }]);
  }

  async function roundsOf(memberId: MemberId, entries: readonly PlayEntry[], language: Language) {
    const wanted = entries.filter(({ kind }) => kind === 'round');
    if (wanted.length === 0) return [];
    const rows = await db
      .withTables<VenueTables>()
      .selectFrom('venue_round')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('is_trial', '=', false)
      .where((where) => where.or(wanted.map(({ en_name, id }) => where.and({ en_name, round_id: id }))))
      .execute();
    const byName = new Map((await venues.list()).map((venue) => [venue.enName, venue]));
    return rows.flatMap((row) =>
      roundToWire(row, { venue: byName.get(row.en_name), catalogue, language }).map((round): [string, WirePlayEntry] => [
        `r:${row.en_name}/${row.round_id}`,
        { kind: 'round', round },
      ]),
    );
  }
}
