import {
  addCollectionCall,
  bonusPoolsCall,
  gameDetailCall,
  gameListCall,
  removeCollectionCall,
  venuesCall,
  type WireGame,
} from '@site/shared/wire/games';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Language } from '../http/messageText';
import { memberRoute, publicRoute, type Route } from '../http/route';
import type { CatalogueGame, Clock, Db, Ledger, PoolBalance } from '../kernel';
import { fen, formatYuan, PlatformError } from '../kernel';
import type { Members } from '../members/createMembers';
import { shownRate } from '../rebate/rebates';
import type { Venue, VenueList } from '../site/createVenueList';
import { codeOf, type Catalogue } from './catalogue';
import { addFavourite, readFavourites, readVisits, removeFavourite } from './favourites';
import { readLastResults, readResults, type OwnResult } from './ownResults';
import { TIERS } from './pools';
import { readPoolWins } from './rounds';
import { selectGames } from './selectGames';

/** Number of jackpot wins listed with the pools. */
const LISTED_WINS = 10;

/** Number of the member's last rounds shown with a game. */
const LISTED_RESULTS = 5;

interface Dependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly members: Members;
  readonly venues: VenueList;
  readonly catalogue: Catalogue;
}

/**
 * Returns the routes for venues, their games and pools. They are open to guests, except a member's collection.
 * Implements R-API-083 to R-API-085, R-API-093 and R-API-094 at the platform.
 */
export function gameListRoutes({ db, ledger, clock, members, venues, catalogue }: Dependencies): readonly Route[] {
  return [
    publicRoute(venuesCall, async ({ category }, { language }, member) => {
      const grade = member === null ? null : await members.vipLevel(member.id);
      const list = (await venues.list(category)).map((venue) => ({
        enName: venue.enName,
        name: venue.name[language],
        category: venue.category,
        rebate: shownRate(venue.category, grade),
        state: venue.state,
        ...(venue.resumesAt === null ? {} : { resumesAt: venue.resumesAt.getTime() }),
        isConnected: venue.isConnected,
        gameCount: venue.isConnected ? catalogue.countOf(venue.enName) : 0,
      }));
      return { list };
    }),

    publicRoute(gameListCall, async ({ category, enName, pageNum, pageSize, ...choices }, { language }, member) => {
      if (enName !== undefined) await mustFind(enName);
      const open = new Map((await venues.list(category)).filter(({ isConnected }) => isConnected).map((venue) => [venue.enName, venue]));
      const collected = member === null ? new Set<string>() : await readFavourites(db, member.id);
      const results = member === null || choices.filter !== 'recent' ? null : await readLastResults(db, member.id);
      const { games, ...found } = selectGames({
        games: [...open.keys()].flatMap((each) => catalogue.gamesOf(each)),
        choices: { ...choices, venue: enName },
        venueNames: new Map([...open.values()].map((venue) => [venue.enName, venue.name])),
        collected,
        visits: member === null ? [] : await readVisits(db, member.id),
      });
      return {
        total: games.length,
        counts: { ...found.counts },
        facets: [...found.facets],
        loosened: [...found.loosened],
        list: games.slice((pageNum - 1) * pageSize, pageNum * pageSize).flatMap((game) => {
          const venue = open.get(game.enName);
          const code = codeOf(game.enName, game.gameCode);
          return venue === undefined ? [] : [toWire(game, venue, language, collected.has(code), results?.get(code))];
        }),
      };
    }),

    publicRoute(gameDetailCall, async ({ gameCode }, { language }, member) => {
      const game = catalogue.findByCode(gameCode);
      const venue = game === null ? null : await venues.find(game.enName);
      if (game === null || venue?.isConnected !== true) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_game');
      const { limits, sections } = game.about;
      const collected = member !== null && (await readFavourites(db, member.id)).has(codeOf(game.enName, gameCode));
      const results = member === null ? [] : await readResults(db, member.id, game, LISTED_RESULTS);
      return {
        game: toWire(game, venue, language, collected, results[0]),
        limits: { min: formatYuan(fen(limits.min)), max: formatYuan(fen(limits.max)) },
        sections: sections(language).map(({ title, lines, table }) => ({
          title,
          lines: [...lines],
          ...(table === undefined ? {} : { table: table.map((row) => [...row]) }),
        })),
        pools: game.feedsPools ? tiersOf(await ledger.poolBalances(db), game.enName) : [],
        results: results.map(resultToWire),
      };
    }),

    memberRoute(addCollectionCall, async (game, member) => {
      if (catalogue.find(game.enName, game.gameCode) === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_game');
      await addFavourite(db, member.id, game);
      return {};
    }),

    memberRoute(removeCollectionCall, async (game, member) => {
      if (catalogue.find(game.enName, game.gameCode) === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_game');
      await removeFavourite(db, member.id, game);
      return {};
    }),

    publicRoute(bonusPoolsCall, async ({ enName }, { language }) => {
      if (enName !== undefined) await mustFind(enName);
      const shown = (await venues.list()).filter(
        (venue) => venue.isConnected && catalogue.withPools.includes(venue.enName) && (enName === undefined || venue.enName === enName),
      );
      const balances = await ledger.poolBalances(db);
      return {
        asOf: clock.nowMs(),
        pools: shown.map((venue) => ({
          enName: venue.enName,
          venueName: venue.name[language],
          tiers: tiersOf(balances, venue.enName),
        })),
        wins: await winsOf(enName, language),
      };
    }),
  ];

  async function mustFind(enName: string): Promise<void> {
    if ((await venues.find(enName)) === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_venue');
  }

  async function winsOf(enName: string | undefined, language: Language) {
    const wins = await readPoolWins(db, enName, LISTED_WINS);
    return Promise.all(
      wins.map(async ({ memberId, tier, amount, at, ...game }) => ({
        account: maskAccount((await members.find(memberId))?.name ?? ''),
        gameCode: game.gameCode,
        gameName: catalogue.find(game.enName, game.gameCode)?.name[language] ?? game.gameCode,
        tier,
        amount: formatYuan(amount),
        at: at.getTime(),
      })),
    );
  }
}

/** Masks a name, `player1` → `pl***1`, so that the winners still recognize themselves. */
function maskAccount(name: string): string {
  return `${name.slice(0, 2)}***${name.slice(-1)}`;
}

function tiersOf(balances: readonly PoolBalance[], enName: string) {
  return TIERS.flatMap((tier) => {
    const pool = balances.find((each) => each.enName === enName && each.tier === tier);
    return pool === undefined ? [] : [{ tier, amount: formatYuan(pool.balance) }];
  });
}

function resultToWire({ stake, payout, at }: OwnResult) {
  return { stake: formatYuan(stake), payout: formatYuan(payout), at: at.getTime() };
}

function toWire(
  { enName, gameCode, name, rtp, label, motif, volatility }: CatalogueGame,
  venue: Venue,
  language: Language,
  isCollected: boolean,
  result: OwnResult | undefined,
): WireGame {
  return {
    enName,
    venueName: venue.name[language],
    gameCode,
    name: name[language],
    rtp,
    ...(label === null ? {} : { label }),
    motif,
    hasTrial: true,
    isCollected,
    state: venue.state,
    ...(volatility === null ? {} : { volatility }),
    ...(result === undefined ? {} : { lastResult: resultToWire(result) }),
  };
}
