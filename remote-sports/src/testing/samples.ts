import { aSample, type Samples } from '@site/testing/standalone';
import type { ResponseOf } from '@site/shared/wire/call';
import { launchCall } from '@site/shared/wire/launch';
import { liveMatchDetailCall } from '@site/shared/wire/liveMatch';
import type { WireMatch } from '@site/shared/wire/matches';
import { check, describeIssues, type Schema } from '@site/shared/wire/schema';
import { preInfoCall } from '@site/shared/wire/site';
import { resourceCall, type ResourceMethod } from '@site/shared/wire/resource';
import { SPORTS_METHODS } from '@site/shared/wire/sports';
import { aWireMarket, aWireMatch, aWireQuote, aWireTicket, LEAGUES, PRE_INFO } from './wire';

/** Sample response of each method of the resource call. `place` and `cashOut` move money and have no sample. */
const METHODS: Readonly<Record<string, (request: unknown) => unknown>> = {
  leagues: sampleOf(SPORTS_METHODS.leagues, () => LEAGUES),
  matches: sampleOf(SPORTS_METHODS.matches, () => ({ version: 1, complete: true, matches: matchesNow(), removed: [] })),
  match: sampleOf(SPORTS_METHODS.match, () => ({ match: aMatchNow() })),
  markets: sampleOf(SPORTS_METHODS.markets, () => ({ version: 10, markets: [...aMatchNow().markets] })),
  priceTrend: sampleOf(SPORTS_METHODS.priceTrend, () => ({ points: [] })),
  schedule: sampleOf(SPORTS_METHODS.schedule, () => ({ total: 0, list: [], days: [], sports: {}, leagues: [] })),
  matchBackground: sampleOf(SPORTS_METHODS.matchBackground, () => ({ days: 7, meetings: [], last: { H: [], C: [] } })),
  settledMarkets: sampleOf(SPORTS_METHODS.settledMarkets, () => ({ markets: [] })),
  quote: sampleOf(SPORTS_METHODS.quote, ({ selections }) =>
    aWireQuote(
      {},
      { expiresAt: Date.now() + 30_000, entries: selections.flatMap(({ gameId, w, r }) => aWireQuote({ gameId, w, r }).entries) },
    ),
  ),
  openBets: sampleOf(SPORTS_METHODS.openBets, () => ({ list: [aWireTicket()] })),
  results: sampleOf(SPORTS_METHODS.results, () => ({ total: 0, list: [] })),
};

const DETAIL: ResponseOf<typeof liveMatchDetailCall> = {
  gameId: '70',
  version: 10,
  events: [{ id: '1', kind: 'goal', side: 'H', se_now: '1H', t_count: 754, sc_H: 1, sc_C: 0 }],
  statistics: [{ kind: 'corners', H: 6, C: 3 }],
};

/** Samples for the standalone page, which has no platform: a match in play with fixed prices, and an open bet. */
export const SAMPLES: Samples = {
  calls: [
    aSample(launchCall, { url: JSON.stringify({ channel: 'CRTY', uid: '10001', token: 'sample' }) }),
    aSample(preInfoCall, PRE_INFO),
    aSample(liveMatchDetailCall, ({ gameId }) => ({ ...DETAIL, gameId })),
    aSample(resourceCall, ({ method, Request }) => METHODS[method]?.(Request)),
  ],
};

/**
 * Creates a sample that validates request and response against the method's own schemas, because the call itself
 * accepts any data.
 */
function sampleOf<Request, Response>(
  { method, request, response }: ResourceMethod<Request, Response>,
  answer: (asked: Request) => Response,
): (asked: unknown) => Response {
  return (asked) => mustFit(response, answer(mustFit(request, asked, method)), method);
}

function mustFit<Output>(schema: Schema<Output>, data: unknown, method: string): Output {
  const result = check(schema, data);
  if (result.issues) throw new Error(`the sample of ${method}: ${describeIssues(result.issues)}`);
  return result.value;
}

function matchesNow(): WireMatch[] {
  const [league_id, league] = ['108', '荷兰甲级联赛'];
  return [
    aMatchNow(),
    aMatchNow({ ...idsOf('80'), league_id, league, team_h: '阿贾克斯', team_c: '费耶诺德' }),
    aMatchNow({ ...idsOf('90'), league_id, league, team_h: '埃因霍温', team_c: '乌得勒支' }),
  ];
}

function idsOf(gameId: string): Pick<WireMatch, 'gameId' | 'hgid' | 'gide' | 'markets'> {
  return { gameId, hgid: `${gameId}5`, gide: gameId, markets: [aWireMarket({ gameId })] };
}

/** Returns a match in its second half at the current time. */
function aMatchNow(facts: Partial<WireMatch> = {}): WireMatch {
  const now = Date.now();
  return aWireMatch({ startsAt: now - 4_000_000, clockAt: now, ...facts });
}
