import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { check, describeIssues } from '@site/shared/wire/schema';
import { SPORTS_METHODS, type ResourceMethod, type WireMatch } from '@site/shared/wire/sports';
import type { Member, ResourceCall } from '../kernel';
import { PlatformError } from '../kernel';
import type { BettingContext } from './betting/bettingContext';
import { place } from './betting/place';
import { askOutcome } from './betting/placements';
import { quote } from './betting/quotes';
import type { Board } from './board/createBoard';
import { matchFacts, wireMarket } from './board/wireMatch';
import { matchIdOf } from './markets/gameIds';
import { readMatch } from './matches/matchStore';
import { offeredMarkets, viewMatch, type BoardPhase } from './matches/matchView';
import { openBets, settledBets } from './records';

type Methods = typeof SPORTS_METHODS;
type RequestOf<Name extends keyof Methods> = Methods[Name] extends ResourceMethod<infer Request, unknown> ? Request : never;
type ResponseOf<Name extends keyof Methods> = Methods[Name] extends ResourceMethod<unknown, infer Response> ? Response : never;

type Handler<Name extends keyof Methods> = (request: RequestOf<Name>, call: ResourceCall) => Promise<ResponseOf<Name>> | ResponseOf<Name>;

/** The methods of the resource call (decision 41), each request checked by its schema. */
export function createResource(context: BettingContext, board: Board): (call: ResourceCall) => Promise<unknown> {
  const handlers: { readonly [Name in keyof Methods]: Handler<Name> } = {
    leagues: ({ sport, phase }) => countLeagues(board, sport, phase),
    matches: ({ sport, phase, leagues, day, since }) => {
      const listed = board.list({ phase: toBoardPhase(phase), leagues, day, since }, context.clock.nowMs());
      return { ...listed, matches: hasMatches(sport, phase) ? [...listed.matches] : [], removed: [...listed.removed] };
    },
    match: async ({ gameId }) => ({ match: await wholeMatch(context, board, gameId) }),
    markets: async ({ gameId }) => {
      const { version, markets } = await wholeMatch(context, board, gameId);
      return { version, markets };
    },
    quote: (request, call) => quote(context, memberOf(call).id, request),
    place: (request, call) => place(context, memberOf(call).id, keyOf(call), request),
    outcome: ({ key }, call) => askOutcome(context, memberOf(call).id, key),
    openBets: async (_request, call) => ({ list: await openBets(context, memberOf(call).id) }),
    results: (request, call) => settledBets(context, memberOf(call).id, request),
  };

  return async (call) => {
    if (!isMethod(call.method)) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'unknown_method');
    return handle(handlers, call.method, call);
  };
}

async function handle<Name extends keyof Methods>(
  handlers: { readonly [Each in keyof Methods]: Handler<Each> },
  name: Name,
  call: ResourceCall,
): Promise<unknown> {
  const { request }: ResourceMethod<unknown, unknown> = SPORTS_METHODS[name];
  const checked = check(request, call.request);
  if (checked.issues !== undefined) throw new PlatformError(RESPONSE_CODES.invalidParameter, null, describeIssues(checked.issues));
  // The entry of a method and its handler share the name, which the compiler cannot follow through the union.
  return handlers[name](checked.value as RequestOf<Name>, call);
}

function isMethod(name: string): name is keyof Methods {
  return Object.hasOwn(SPORTS_METHODS, name);
}

function memberOf({ member }: ResourceCall): Member {
  if (member === null) throw new PlatformError(RESPONSE_CODES.loginExpired);
  return member;
}

function keyOf({ idempotencyKey }: ResourceCall): string {
  if (idempotencyKey === null) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'idempotency_key_missing');
  return idempotencyKey;
}

/** Assumption: the demo plays football only and takes no outright bets; other sports and phases exist and are empty. */
function hasMatches(sport: string, phase: string): boolean {
  return (sport === 'FT' || sport === 'ALL') && toBoardPhase(phase) === phase;
}

function toBoardPhase(phase: string): BoardPhase {
  return phase === 'RB' || phase === 'FU' ? phase : 'FT';
}

function countLeagues(board: Board, sport: string, phase: string): ResponseOf<'leagues'> {
  const matches = hasMatches(sport, phase) ? board.matches(toBoardPhase(phase)) : [];
  const leagues = new Map<string, { league_id: string; name: string; count: number }>();
  for (const { league_id, league } of matches) {
    const counted = leagues.get(league_id);
    leagues.set(league_id, { league_id, name: league, count: (counted?.count ?? 0) + 1 });
  }
  const phases = { RB: board.matches('RB').length, FT: board.matches('FT').length, FU: board.matches('FU').length, FSFT: 0, FSFU: 0 };
  const inPhase = toBoardPhase(phase) === phase ? phases[phase] : 0;
  return {
    list: [...leagues.values()].toSorted((left, right) => Number(left.league_id) - Number(right.league_id)),
    sports: { ALL: inPhase, FT: inPhase, VF: 0, BK: 0, TN: 0, OP: 0, SK: 0, FS: 0, VB: 0, BS: 0, TT: 0 },
    phases,
  };
}

/** One match with all its markets, straight from the database; also one that has ended. */
async function wholeMatch({ db, clock, settings }: BettingContext, board: Board, gameId: string): Promise<WireMatch> {
  const record = await readMatch(db, matchIdOf(gameId) ?? 0, settings().feedDelayMs);
  if (record === undefined) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_match');
  const nowMs = clock.nowMs();
  const view = viewMatch(record, nowMs, settings());
  return {
    ...matchFacts(view, nowMs),
    version: board.find(String(record.gameId))?.match.version ?? board.version,
    markets: offeredMarkets(view, nowMs, settings(), 'all').map(wireMarket),
  };
}
