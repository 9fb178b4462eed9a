import {
  marketPhaseToWire,
  parseMarketPhase,
  parseSport,
  selectionCode,
  sportToWire,
  ticketFromWire,
  type MarketPhase,
  type Match,
  type Sport,
  type Ticket,
} from '@site/shared/betting';
import { mapResult, type CallFailure, type CallResult } from '@site/shared/contract';
import { toWireYuan, type Fen } from '@site/shared/money';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { SPORTS_METHODS } from '@site/shared/wire/sports';
import type { LeagueOverview } from '../board/leagues';
import type { Answer } from '../slip/placement';
import type { QuoteNeed } from '../slip/quotes';
import type { AcceptancePolicy, BetOrder, Quote, SlipEntry } from '../slip/types';
import { createCashOutCalls } from '../tickets/cash-out/cashOutApi';
import { matchFromWire } from './matchCodec';
import { sendResource, type ResourceContext } from '../channel-entry/resourceApi';
import { createResultCalls } from '../tickets/ticketsApi';
import { answerFromWire, quoteFromWire } from '../slip/quoteCodec';

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

/** The calls of the sports channel. None throws, and none tells the player of a failure by itself: who asked shows it in place. */
export function createSportsApi(context: ResourceContext) {
  return {
    async fetchLeagues({ sport, phase, day }: Omit<MatchQuery, 'since'>, ending: Ending): Promise<CallResult<LeagueOverview>> {
      const request = { sport: sportToWire(sport), phase: marketPhaseToWire(phase), ...(day === undefined ? {} : { day }) };
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

    /** The server's prices: the only ones that can be bet at (decision 32). */
    async fetchQuote({ mode, format, entries, folds }: QuoteNeed, stake: Fen | undefined, ending: Ending): Promise<CallResult<Quote>> {
      const request = {
        mode,
        oddsType: format,
        selections: entries.map(({ key }) => selectionCode(key)),
        ...(folds ? { folds: [...folds] } : {}),
        ...(stake === undefined ? {} : { stake: toWireYuan(stake) }),
      };
      const result = await sendResource(context, SPORTS_METHODS.quote, request, ending);
      return mapResult(result, (quote) => quoteFromWire(quote, entries));
    },

    async placeBet(order: BetOrder, quoteId: Quote['id'], policy: AcceptancePolicy, { signal }: Ending): Promise<CallResult<Answer>> {
      const request = { quoteId, stake: toWireYuan(order.stake), policy };
      const result = await sendResource(context, SPORTS_METHODS.place, request, { signal, idempotencyKey: order.key });
      return mapResult(result, (placement) => answerFromWire(placement, context.clock.now(), entriesOf(order)));
    },

    /** Asking about a key the platform has never seen closes it for ever (decision 43). */
    async fetchOutcome(order: BetOrder, ending: Ending): Promise<CallResult<Answer | 'unknown'>> {
      const result = await sendResource(context, SPORTS_METHODS.outcome, { key: order.key }, ending);
      return mapResult(result, (outcome) =>
        outcome.state === 'unknown' ? 'unknown' : answerFromWire(outcome, context.clock.now(), entriesOf(order)),
      );
    },

    async fetchOpenBets(ending: Ending): Promise<CallResult<readonly Ticket[]>> {
      return mapResult(await sendResource(context, SPORTS_METHODS.openBets, {}, ending), ({ list }) => list.map(ticketFromWire));
    },

    ...createResultCalls(context),
    ...createCashOutCalls(context),
  };
}

export type SportsApi = ReturnType<typeof createSportsApi>;

function entriesOf({ legs }: BetOrder): readonly SlipEntry[] {
  return legs.map(({ entry }) => entry);
}

/** Whether the platform knows no match by that number. */
export function isUnknownMatch(failure: CallFailure): boolean {
  return failure.is === 'refused' && failure.code === RESPONSE_CODES.notFound;
}

/** Counts by our own names; what this build does not know is left out. */
function counted<Name>(counts: Readonly<Record<string, number>>, parse: (code: string) => Name | undefined): ReadonlyMap<Name, number> {
  return new Map(
    Object.entries(counts).flatMap(([code, count]) => {
      const name = parse(code);
      return name === undefined ? [] : [[name, count] as const];
    }),
  );
}
