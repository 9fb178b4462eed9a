import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { liveMatchDetailCall } from '@site/shared/wire/liveMatch';
import type { LiveDetail } from './liveDetail';
import type { Ending } from '../resource/resourceApi';

/** Timeline and statistics of a match. A failure is shown in place. Implements R-API-095. */
export async function fetchLiveDetail(http: HttpService, gameId: string, { signal }: Ending): Promise<CallResult<LiveDetail>> {
  const result = await http.send(liveMatchDetailCall, { gameId }, { signal, failures: 'quiet' });
  return mapResult(result, ({ events, statistics }) => ({
    events: events
      .map(({ id, kind, side, se_now, t_count, sc_H, sc_C }) => ({
        id,
        kind,
        side: side && SIDES[side],
        period: se_now,
        seconds: t_count,
        score: { home: sc_H, away: sc_C },
      }))
      .toReversed(),
    statistics: statistics.map(({ kind, H, C }) => ({ kind, score: { home: H, away: C } })),
  }));
}

const SIDES = { H: 'home', C: 'away' } as const;
