import type { CreateSportsbook, OpenRisk, Sportsbook } from '../kernel';
import { PlatformError } from '../kernel';

/** Creates a sportsbook without matches, for suites of other modules. Its `openRisks` are those of the test. */
export function createFakeSportsbook(openRisks: readonly OpenRisk[] = []): CreateSportsbook {
  return () => fakeSportsbook(openRisks);
}

function fakeSportsbook(openRisks: readonly OpenRisk[]): Sportsbook {
  const nothing = (): Promise<void> => Promise.resolve();
  return {
    resource: ({ method, member }) => {
      if (method === 'leagues') return Promise.resolve({ list: [], sports: {}, phases: {} });
      if (method === 'openBets' && member !== null) return Promise.resolve({ list: [] });
      if (method === 'results' && member !== null) return Promise.resolve({ total: 0, list: [] });
      return Promise.reject(new PlatformError(member === null ? 6001 : 6004));
    },
    liveDetail: () => Promise.reject(new PlatformError(6004)),
    odds: { connect: ({ send }) => ({ receive: () => send({ type: 'pong', at: 0 }), close: () => undefined }) },
    tick: nothing,
    start: nothing,
    stop: nothing,
    reset: nothing,
    afterReset: nothing,
    sandbox: { goal: (body) => Promise.resolve({ scored: body }) },
    tickets: () => Promise.resolve([]),
    ticketNow: () => Promise.resolve(null),
    openRisks: () => Promise.resolve(openRisks),
  };
}
