import { roundRecordDetailCall, roundRecordListCall, type WireRound } from '@site/shared/wire/roundRecords';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { sql, type Selectable } from 'kysely';
import type { Language } from '../http/messageText';
import { memberRoute, type Route } from '../http/route';
import type { Db, MemberId, RoundReport } from '../kernel';
import { fen, formatYuan, PlatformError } from '../kernel';
import type { Venue, VenueList } from '../site/createVenueList';
import type { Catalogue } from './catalogue';
import type { VenueTables } from './tables';

interface Dependencies {
  readonly db: Db;
  readonly venues: VenueList;
  readonly catalogue: Catalogue;
  /** Returns the origin on which players reach a venue's games. */
  readonly originOf: (enName: string) => string;
}

interface Wanted {
  readonly from: number;
  readonly to: number;
  /** Venue whose rounds are requested; all by default. */
  readonly enName?: string | undefined;
}

type Row = Selectable<VenueTables['venue_round']>;

/** Returns the route with a member's rounds with real money at all venues. Play money is not recorded. */
export function roundRecordRoutes({ db, venues, catalogue, originOf }: Dependencies): readonly Route[] {
  return [
    memberRoute(roundRecordListCall, async ({ pageNum, pageSize, ...wanted }, member, { language }) => {
      const { total, ...sums } = await sumsOf(member.id, wanted);
      const rows = await roundsOf(member.id, wanted)
        .selectAll()
        .orderBy('played_at', 'desc')
        .orderBy('round_id')
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize)
        .execute();
      const byName = new Map((await venues.list()).map((venue) => [venue.enName, venue]));
      return {
        total: Number(total),
        sums: {
          count: Number(sums.count),
          stake: formatYuan(fen(sums.stake)),
          payout: formatYuan(fen(sums.payout)),
          open: formatYuan(fen(sums.open)),
        },
        list: rows.flatMap((row) => roundToWire(row, { venue: byName.get(row.en_name), catalogue, language })),
      };
    }),

    memberRoute(roundRecordDetailCall, async ({ enName, roundId }, member, { language }) => {
      const row = await db
        .withTables<VenueTables>()
        .selectFrom('venue_round')
        .select(['game_code', 'report'])
        .where('member_id', '=', member.id)
        .where('is_trial', '=', false)
        .where('en_name', '=', enName)
        .where('round_id', '=', roundId)
        .executeTakeFirst();
      if (row === undefined) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_round');
      const { report } = row;
      if (report === null) return { facts: [] };
      return {
        summary: report.summary[language],
        facts: report.facts.map(({ label, value }) => ({ label: label[language], value: value[language] })),
        ...(report.proof === null ? {} : proofToWire(report.proof, language)),
        ...(report.proof === null
          ? {}
          : { checkUrl: checkUrl({ enName, gameCode: row.game_code, roundId, language, proof: report.proof }) }),
      };
    }),
  ];

  function roundsOf(memberId: MemberId, { from, to, enName }: Wanted) {
    const rounds = db
      .withTables<VenueTables>()
      .selectFrom('venue_round')
      .where('member_id', '=', memberId)
      .where('is_trial', '=', false)
      .where('played_at', '>=', new Date(from))
      .where('played_at', '<=', new Date(to));
    return enName === undefined ? rounds : rounds.where('en_name', '=', enName);
  }

  /** Counts the rounds of the period and sums the ended ones; the stakes of open rounds are summed separately. */
  async function sumsOf(memberId: MemberId, wanted: Wanted) {
    return roundsOf(memberId, wanted)
      .select([
        sql<bigint>`count(*)`.as('total'),
        sql<bigint>`count(*) filter (where state = 'ended')`.as('count'),
        sql<bigint>`coalesce(sum(stake - released) filter (where state = 'ended'), 0)::bigint`.as('stake'),
        sql<bigint>`coalesce(sum(payout - released + coalesce(jackpot_amount, 0)) filter (where state = 'ended'), 0)::bigint`.as('payout'),
        sql<bigint>`coalesce(sum(stake - released) filter (where state = 'open'), 0)::bigint`.as('open'),
      ])
      .executeTakeFirstOrThrow();
  }

  /** Returns the URL of the page in `kit/server` that recomputes a round. */
  function checkUrl(round: {
    readonly enName: string;
    readonly gameCode: string;
    readonly roundId: string;
    readonly language: Language;
    readonly proof: NonNullable<RoundReport['proof']>;
  }): string {
    const { round: name = round.roundId, commitment } = round.proof;
    const told = 'seed' in round.proof ? { seed: round.proof.seed, playerSeed: round.proof.playerSeed } : {};
    const query = new URLSearchParams({ lang: round.language, game: round.gameCode, round: name, commitment, ...told });
    return `${originOf(round.enName)}/check?${query.toString()}`;
  }
}

interface Naming {
  /** Venue of the round; rounds of a removed venue are left out. */
  readonly venue: Venue | undefined;
  readonly catalogue: Pick<Catalogue, 'find'>;
  readonly language: Language;
}

export function roundToWire(row: Row, { venue, catalogue, language }: Naming): readonly WireRound[] {
  if (venue === undefined) return [];
  const jackpot = row.jackpot_amount ?? 0n;
  return [
    {
      roundId: row.round_id,
      enName: row.en_name,
      venueName: venue.name[language],
      gameCode: row.game_code,
      gameName: catalogue.find(row.en_name, row.game_code)?.name[language] ?? row.game_code,
      category: venue.category,
      state: row.state,
      stake: formatYuan(fen(row.stake - row.released)),
      payout: formatYuan(fen(row.state === 'void' ? row.stake : row.payout - row.released + jackpot)),
      ...(row.released > 0n ? { released: formatYuan(fen(row.released)) } : {}),
      ...(jackpot > 0n ? { jackpot: formatYuan(fen(jackpot)) } : {}),
      at: row.played_at.getTime(),
    },
  ];
}

function proofToWire(proof: NonNullable<RoundReport['proof']>, language: Language) {
  const { commitment } = proof;
  if ('seed' in proof) return { proof: { commitment, seed: proof.seed, playerSeed: proof.playerSeed } };
  return { promise: { commitment, toldAfter: proof.toldAfter[language] } };
}
