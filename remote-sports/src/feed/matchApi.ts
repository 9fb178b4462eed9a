import { marketPhaseToWire, parseMarketPhase, parseSport, sportToWire, type Match } from '@site/shared/betting';
import { mapResult, type CallFailure, type CallResult } from '@site/shared/contract';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { BOARD_METHODS } from '@site/shared/wire/sportsBoard';
import { sendResource, type Ending, type ResourceContext } from '../resource/resourceApi';
import { matchFromWire } from './matchCodec';
import type { LeagueOverview, ListAnswer, ListQuery, StarredIds } from './matchList';

interface ListRequest extends Pick<ListQuery, 'sport' | 'phase'> {
  readonly day?: string | undefined;
}

interface MatchesRequest extends ListRequest {
  readonly since?: number;
  /** Markets to load for each match, by wire code. Default: all markets of the board. */
  readonly markets?: readonly string[];
  /** Limits the list to starred ids. A platform that does not support this filter returns all matches. */
  readonly starred?: StarredIds;
}

export async function fetchLeagues(
  context: ResourceContext,
  { sport, phase, day }: ListRequest,
  ending: Ending,
): Promise<CallResult<LeagueOverview>> {
  const request = { sport: sportToWire(sport), phase: marketPhaseToWire(phase), ...(day === undefined ? {} : { day }) };
  return mapResult(await sendResource(context, BOARD_METHODS.leagues, request, ending), ({ list, sports, phases }) => ({
    leagues: list.map(({ league_id, name, count }) => ({ id: league_id, name, count })),
    sports: parseCounts(sports, parseSport),
    phases: parseCounts(phases, parseMarketPhase),
  }));
}

export async function fetchMatches(
  context: ResourceContext,
  { sport, phase, day, since, markets, starred }: MatchesRequest,
  ending: Ending,
): Promise<CallResult<ListAnswer>> {
  const request = {
    sport: sportToWire(sport),
    phase: marketPhaseToWire(phase),
    ...(day === undefined ? {} : { day }),
    ...(since === undefined ? {} : { since }),
    ...(markets === undefined ? {} : { markets: [...markets] }),
    ...(starred === undefined ? {} : { starred: { leagues: [...starred.leagues], matches: [...starred.matches] } }),
  };
  return mapResult(await sendResource(context, BOARD_METHODS.matches, request, ending), ({ version, complete, matches, removed }) => ({
    version,
    isComplete: complete,
    matches: matches.filter(({ isShow }) => isShow === 'Y').map(matchFromWire),
    removed: [...removed, ...matches.filter(({ isShow }) => isShow === 'N').map(({ gameId }) => gameId)],
  }));
}

/** Loads one match with all its markets; `gameId` may be the id of one of its lines. */
export async function fetchMatch(context: ResourceContext, gameId: string, ending: Ending): Promise<CallResult<Match>> {
  return mapResult(await sendResource(context, BOARD_METHODS.match, { gameId }, ending), ({ match }) => matchFromWire(match));
}

export function isUnknownMatch(failure: CallFailure): boolean {
  return failure.kind === 'refused' && failure.code === RESPONSE_CODES.notFound;
}

/** Converts wire codes to names and leaves out codes this build does not know. */
function parseCounts<Name>(counts: Readonly<Record<string, number>>, parse: (code: string) => Name | undefined): ReadonlyMap<Name, number> {
  return new Map(
    Object.entries(counts).flatMap(([code, count]) => {
      const name = parse(code);
      return name === undefined ? [] : [[name, count] as const];
    }),
  );
}
