import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { marketPhaseSchema, type WireMatch } from '@site/shared/wire/matches';
import { type ResourceMethod } from '@site/shared/wire/resource';
import { SPORTS_METHODS } from '@site/shared/wire/sports';
import type { Member, ResourceCall, SharedAnswer } from '../kernel';
import { PlatformError } from '../kernel';
import type { BettingContext } from './betting/bettingContext';
import { builderChoices } from './betting/builder/builderChoices';
import { cashOut } from './betting/cash-out/cashOut';
import { quoteCashOut } from './betting/cash-out/cashOutQuotes';
import { setAutoCashOut } from './betting/cash-out/setAutoCashOut';
import { askCashOut } from './betting/cash-out/cashOuts';
import { askEdit, editBet } from './betting/edit-bet/editBet';
import { place } from './betting/place';
import { askOutcome } from './betting/placements';
import { quote } from './betting/quotes';
import type { Board } from './board/createBoard';
import type { SharedAnswers } from './board/createSharedAnswers';
import { liveDetail } from './board/liveDetail';
import type { LiveDetail } from './board/timelineEvent';
import { matchFacts, wireMarket } from './board/wireMatch';
import { offeredMarkets, type BoardPhase, type MatchView } from './matches/matchView';
import { openBets, settledBets } from './records';
import { createBackground } from './schedule/createBackground';
import type { Schedule } from './schedule/createSchedule';
import { listDay } from './schedule/listDay';
import { priceTrend } from './schedule/priceTrend';
import { settledMarkets } from './schedule/settledMarkets';
import { ALL_SPORTS } from './simulator/sport';

type Methods = typeof SPORTS_METHODS;
type RequestOf<Name extends keyof Methods> = Methods[Name] extends ResourceMethod<infer Request, unknown> ? Request : never;
type ResponseOf<Name extends keyof Methods> = Methods[Name] extends ResourceMethod<unknown, infer Response> ? Response : never;

type Answer<Name extends keyof Methods> = ResponseOf<Name> | SharedAnswer;

type Handler<Name extends keyof Methods> = (request: RequestOf<Name>, call: ResourceCall) => Promise<Answer<Name>> | Answer<Name>;

/**
 * Creates the handler for the methods of the resource call (decision 41). Requests are already parsed; an unknown
 * method is rejected.
 */
export function createResource(
  context: BettingContext,
  { board, schedule, shared }: { readonly board: Board; readonly schedule: Schedule; readonly shared: SharedAnswers },
): (call: ResourceCall) => Promise<unknown> {
  const readBackground = createBackground(schedule);
  /** Computes the response once for all equal requests. */
  const shares =
    <Name extends keyof Methods>(name: Name, compute: (request: RequestOf<Name>) => Promise<ResponseOf<Name>> | ResponseOf<Name>) =>
    (request: RequestOf<Name>): Promise<SharedAnswer> =>
      shared.share(name, request, async () => shared.ofData(SPORTS_METHODS[name].response, await compute(request)));
  const handlers: { readonly [Name in keyof Methods]: Handler<Name> } = {
    leagues: shares('leagues', (request) => countLeagues(board, request)),
    matches: (request) => {
      const { leagues, starred, since, markets } = request;
      const list = (): SharedAnswer => shared.ofList(board.list(request), markets);
      // Do not share lists of chosen matches or of changes since a version, because they differ for each visitor.
      return leagues === undefined && starred === undefined && since === undefined ? shared.share('matches', request, list) : list();
    },
    match: shares('match', async ({ gameId }) => ({ match: await wholeMatch(context, board, schedule, gameId) })),
    markets: shares('markets', async ({ gameId }) => {
      const { version, markets } = await wholeMatch(context, board, schedule, gameId);
      return { version, markets };
    }),
    priceTrend: shares('priceTrend', async (line) => {
      const view = await readView(schedule, line.gameId);
      return { points: priceTrend(view, line, context.clock.nowMs(), context.settings()) };
    }),
    matchBackground: shares('matchBackground', async ({ gameId }) =>
      readBackground(await readView(schedule, gameId), context.clock.nowMs()),
    ),
    schedule: shares('schedule', (request) => listDay(schedule, request, context.clock.nowMs())),
    settledMarkets: shares('settledMarkets', async ({ gameId }) => ({
      markets: [...settledMarkets(await readView(schedule, gameId), context.settings())],
    })),
    quote: (request, call) => quote(context, memberOf(call).id, request),
    builder: async ({ gameId, selections }) =>
      builderChoices(await readView(schedule, gameId), selections, context.clock.nowMs(), context.settings()),
    place: (request, call) => place(context, memberOf(call).id, keyOf(call), request),
    outcome: ({ key }, call) => askOutcome(context, memberOf(call).id, key),
    openBets: async (_request, call) => ({ list: await openBets(context, memberOf(call).id) }),
    results: (request, call) => settledBets(context, memberOf(call).id, request),
    cashOutQuote: ({ ticket_id, stake }, call) => quoteCashOut(context, memberOf(call).id, ticket_id, stake),
    editBet: (request, call) => editBet(context, memberOf(call).id, keyOf(call), request),
    editOutcome: ({ key }, call) => askEdit(context, memberOf(call).id, key),
    autoCashOut: ({ ticket_id, target }, call) => setAutoCashOut(context, memberOf(call).id, ticket_id, target),
    cashOut: (request, call) => cashOut(context, memberOf(call).id, keyOf(call), request),
    cashOutOutcome: ({ key }, call) => askCashOut(context, memberOf(call).id, key),
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
  // The route has parsed the request with the schema of this name, which the compiler cannot infer through the union.
  return handlers[name](call.request as RequestOf<Name>, call);
}

function isMethod(name: string): name is keyof Methods {
  return Object.hasOwn(SPORTS_METHODS, name);
}

function memberOf({ member }: ResourceCall): Member {
  if (member === null) throw new PlatformError(RESPONSE_CODES.loginExpired);
  return member;
}

function keyOf({ idempotencyKey }: ResourceCall): string {
  if (idempotencyKey === null) throw new TypeError('the route has let a call that moves money pass without a key');
  return idempotencyKey;
}

/**
 * Returns the leagues of the requested list and the number of matches in every tab: sports within the phase, phases
 * within the sport. Outrights have their own phases and belong to no sport, so they are counted for every request with
 * the matches of the same day.
 */
function countLeagues(board: Board, { sport, phase, day }: RequestOf<'leagues'>): ResponseOf<'leagues'> {
  const leagues = new Map<string, { league_id: string; name: string; count: number }>();
  for (const { id, name } of board.leagues({ sport, phase, day })) {
    const league_id = String(id);
    leagues.set(league_id, { league_id, name, count: (leagues.get(league_id)?.count ?? 0) + 1 });
  }
  const counts = board.counts();
  const count = (ofSport: string, ofPhase: string): number => counts.get(`${ofSport}/${ofPhase}`) ?? 0;
  const outrights = count('FS', 'FSFT') + count('FS', 'FSFU');
  const matchPhase = phase === 'FSFT' ? 'FT' : phase === 'FSFU' ? 'FU' : phase;
  const matchSport = sport === 'FS' ? 'ALL' : sport;
  return {
    list: [...leagues.values()].toSorted((left, right) => Number(left.league_id) - Number(right.league_id)),
    sports: Object.fromEntries(['ALL', ...ALL_SPORTS].map((each) => [each, each === 'FS' ? outrights : count(each, matchPhase)])),
    phases: Object.fromEntries(
      marketPhaseSchema.options.map((each) => [each, isOutright(each) ? count('FS', each) : count(matchSport, each)]),
    ),
  };
}

function isOutright(phase: BoardPhase): boolean {
  return phase === 'FSFT' || phase === 'FSFU';
}

/**
 * Returns one match with all its markets, read from the database. The match may have ended, or exist only in the
 * calendar.
 */
async function wholeMatch({ clock, settings }: BettingContext, board: Board, schedule: Schedule, gameId: string): Promise<WireMatch> {
  const view = await readView(schedule, gameId);
  const nowMs = clock.nowMs();
  return {
    ...matchFacts(view, nowMs),
    version: versionOf(view, board),
    markets: offeredMarkets(view, nowMs, settings(), 'all').map((market) => wireMarket(market, view.record)),
  };
}

/**
 * Returns the live detail of a match.
 *
 * @throws PlatformError 6004 when there is no such match
 */
export async function readLiveDetail(schedule: Schedule, board: Board, gameId: string): Promise<LiveDetail> {
  const view = await readView(schedule, gameId);
  return liveDetail(view, versionOf(view, board));
}

async function readView(schedule: Schedule, gameId: string): Promise<MatchView> {
  const view = await schedule.find(gameId);
  if (view === undefined) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_match');
  return view;
}

function versionOf({ record }: MatchView, board: Board): number {
  return board.find(String(record.gameId))?.match.version ?? board.version;
}
