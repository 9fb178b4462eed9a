import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import type { ResponseOf } from '@site/shared/wire/call';
import { liveMatchDetailCall } from '@site/shared/wire/liveMatch';
import { FIGURES, type Flow, type LiveDetail } from './liveDetail';
import type { Ending } from '../resource/resourceApi';

/** Loads timeline and statistics of a match. The caller shows a failure in place. Implements R-API-095. */
export async function fetchLiveDetail(http: HttpService, gameId: string, { signal }: Ending): Promise<CallResult<LiveDetail>> {
  const result = await http.send(liveMatchDetailCall, { gameId }, { signal, onError: 'silent' });
  return mapResult(result, ({ events, statistics, flow, figures = [], scoring = [] }) => ({
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
    flow: flow && flowFromWire(flow),
    figures: figures.flatMap(({ kind: code, H, C }) => {
      const kind = FIGURES.find((each) => each === code.replaceAll('-', '_'));
      return kind ? [{ kind, score: { home: H, away: C } }] : [];
    }),
    scoring: scoring.map(({ minute, H, C }) => ({ minute, pressure: { home: H, away: C } })),
  }));
}

type WireFlow = NonNullable<ResponseOf<typeof liveMatchDetailCall>['flow']>;

function flowFromWire({ minutes, possession, attacks, shots, onTarget }: WireFlow): Flow {
  const score = ({ H, C }: WireFlow['shots']) => ({ home: H, away: C });
  return {
    minutes: minutes.map(({ minute, ...both }) => ({ minute, pressure: score(both) })),
    figures: [
      { kind: 'possession', score: score(possession) },
      { kind: 'attacks', score: score(attacks) },
      { kind: 'shots', score: score(shots) },
      { kind: 'on-target', score: score(onTarget) },
    ],
  };
}

const SIDES = { H: 'home', C: 'away' } as const;
