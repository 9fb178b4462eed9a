import {
  marketPhaseToWire,
  parseMarketPhase,
  parseSport,
  selectionCode,
  sportToWire,
  ticketFromWire,
  type Market,
  type MarketPhase,
  type Match,
  type SelectionKey,
  type Sport,
  type Ticket,
} from '@site/shared/betting';
import { mapResult, type CallResult } from '@site/shared/contract';
import { toWireYuan, type Fen } from '@site/shared/money';
import type { OddsFormat } from '@site/shared/odds';
import { SPORTS_METHODS } from '@site/shared/wire/sports';
import type { LeagueOverview } from '../board/leagues';
import type { Answer } from '../slip/placement';
import type { AcceptancePolicy, BetOrder, PlacementKey, Quote } from '../slip/types';
import { marketsFromWire, matchFromWire } from './matchCodec';
import { sendResource, type ResourceContext } from './resource';
import { answerFromWire, quoteFromWire } from './slipCodec';

/** What every call here takes beside its own facts: the end of the wait. */
export interface Ending {
  readonly signal: AbortSignal;
}

export interface MatchQuery {
  readonly sport: Sport;
  readonly phase: MarketPhase;
  /** A business day, `2026-11-21`. */
  readonly day?: string | undefined;
  /** The version of the list that is held: only what changed since is answered. */
  readonly since?: number;
}

export interface MatchListAnswer {
  readonly version: number;
  /** False: `matches` and `removed` are changes since the version that was asked for. */
  readonly isComplete: boolean;
  readonly matches: readonly Match[];
  readonly removed: readonly string[];
}

export interface TicketPage {
  readonly total: number;
  readonly rows: readonly Ticket[];
}

/** The calls of the sports channel. None throws, and none tells the player of a failure by itself: who asked shows it in place. */
export function createSportsApi(context: ResourceContext) {
  return {
    async fetchLeagues(sport: Sport, phase: MarketPhase, ending: Ending): Promise<CallResult<LeagueOverview>> {
      const request = { sport: sportToWire(sport), phase: marketPhaseToWire(phase) };
      return mapResult(await sendResource(context, SPORTS_METHODS.leagues, request, ending), ({ list, sports, phases }) => ({
        leagues: list.map(({ league_id, name, count }) => ({ id: league_id, name, count })),
        sports: counted(sports, parseSport),
        phases: counted(phases, parseMarketPhase),
      }));
    },

    async fetchMatches({ sport, phase, day, since }: MatchQuery, ending: Ending): Promise<CallResult<MatchListAnswer>> {
      const request = {
        sport: sportToWire(sport),
        phase: marketPhaseToWire(phase),
        ...(day === undefined ? {} : { day }),
        ...(since === undefined ? {} : { since }),
      };
      return mapResult(await sendResource(context, SPORTS_METHODS.matches, request, ending), ({ version, complete, matches, removed }) => ({
        version,
        isComplete: complete,
        matches: matches.filter(({ isShow }) => isShow === 'Y').map(matchFromWire),
        removed: [...removed, ...matches.filter(({ isShow }) => isShow === 'N').map(({ gameId }) => gameId)],
      }));
    },

    /** One match with every market it has; `gameId` may be that of one of its lines. */
    async fetchMatch(gameId: string, ending: Ending): Promise<CallResult<Match>> {
      return mapResult(await sendResource(context, SPORTS_METHODS.match, { gameId }, ending), ({ match }) => matchFromWire(match));
    },

    /** Every market of a match, those of the board included. */
    async fetchMarkets(matchId: string, ending: Ending): Promise<CallResult<readonly Market[]>> {
      const result = await sendResource(context, SPORTS_METHODS.markets, { gameId: matchId }, ending);
      return mapResult(result, ({ markets }) => markets.flatMap(marketsFromWire));
    },

    /** The server's prices: the only ones that can be bet at (decision 32). */
    async fetchQuote(
      keys: readonly SelectionKey[],
      format: OddsFormat,
      stake: Fen | undefined,
      ending: Ending,
    ): Promise<CallResult<Quote>> {
      const request = {
        mode: 'single' as const,
        oddsType: format,
        selections: keys.map(selectionCode),
        ...(stake === undefined ? {} : { stake: toWireYuan(stake) }),
      };
      return mapResult(await sendResource(context, SPORTS_METHODS.quote, request, ending), quoteFromWire);
    },

    async placeBet(
      { key, stake }: BetOrder,
      quoteId: Quote['id'],
      policy: AcceptancePolicy,
      { signal }: Ending,
    ): Promise<CallResult<Answer>> {
      const request = { quoteId, stake: toWireYuan(stake), policy };
      const result = await sendResource(context, SPORTS_METHODS.place, request, { signal, idempotencyKey: key });
      return mapResult(result, (placement) => answerFromWire(placement, context.clock.now()));
    },

    /** Asking about a key the platform has never seen closes it for ever (decision 43). */
    async fetchOutcome(key: PlacementKey, ending: Ending): Promise<CallResult<Answer | 'unknown'>> {
      const result = await sendResource(context, SPORTS_METHODS.outcome, { key }, ending);
      return mapResult(result, (outcome) => (outcome.state === 'unknown' ? 'unknown' : answerFromWire(outcome, context.clock.now())));
    },

    async fetchOpenBets(ending: Ending): Promise<CallResult<readonly Ticket[]>> {
      return mapResult(await sendResource(context, SPORTS_METHODS.openBets, {}, ending), ({ list }) => list.map(ticketFromWire));
    },

    /** Tickets that are settled, newest first; pages are counted from 1. */
    async fetchResults(page: { readonly number: number; readonly size: number }, ending: Ending): Promise<CallResult<TicketPage>> {
      const request = { pageNum: page.number, pageSize: page.size };
      return mapResult(await sendResource(context, SPORTS_METHODS.results, request, ending), ({ total, list }) => ({
        total,
        rows: list.map(ticketFromWire),
      }));
    },
  };
}

export type SportsApi = ReturnType<typeof createSportsApi>;

/** Counts by our own names; what this build does not know is left out. */
function counted<Name>(counts: Readonly<Record<string, number>>, parse: (code: string) => Name | undefined): ReadonlyMap<Name, number> {
  return new Map(
    Object.entries(counts).flatMap(([code, count]) => {
      const name = parse(code);
      return name === undefined ? [] : [[name, count] as const];
    }),
  );
}
