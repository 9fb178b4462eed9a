import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fill } from '../../kit/page/language';
import { toFen } from '../../kit/page/money';
import { showMoney } from '../../kit/showMoney';
import { useAnnounce, usePolling, useSound, useTexts, VenueFrame, type Session } from '../../kit/react';
import { selectionsOf } from '../engine/rules';
import type { Texts } from '../names';
import type { TableState } from '../protocol';
import { Board } from './board/Board';
import { SlipPanel } from './board/SlipPanel';
import { EMPTY_SLIP, togglePick, toRequest } from './board/slip';
import { usePlacing } from './board/usePlacing';
import { BallColours } from './draws/Ball';
import { PeriodBar } from './draws/PeriodBar';
import { BetsPanel } from './records/BetsPanel';
import { DrawHistory } from './records/DrawHistory';
import { Rules } from './records/Rules';
import { TrendChart } from './records/TrendChart';
import { useDraws } from './records/useDraws';
import { waitOf } from './waitOf';

export function App({ session }: { readonly session: Session<TableState> }) {
  const { state, balance } = session;
  const { game, last } = state;
  const history = useDraws(session);
  const [slip, setSlip] = useState(EMPTY_SLIP);
  const clearPicks = useCallback(() => setSlip((current) => ({ ...current, picks: [] })), []);
  const placing = usePlacing(session, clearPicks);
  const { play } = useSound();
  const open = state.periods.find(({ closesInMs }) => closesInMs > 0);
  const yearSign = open?.yearSign ?? last.yearSign;
  const selections = useMemo(() => selectionsOf(game.kind, yearSign), [game.kind, yearSign]);
  usePolling(async () => {
    const answer = await session.refresh();
    return waitOf(answer.kind === 'answered' ? answer.data : null);
  });
  useNews(state);
  const toggle = (id: string): void => {
    play('tick');
    placing.clear();
    setSlip((current) => togglePick(current, id));
  };
  return (
    <VenueFrame
      session={session}
      rules={<Rules state={state} />}
      history={<DrawHistory game={game} history={history} />}
      check={{ round: `${game.enName}:${game.gameCode}:${last.id}`, seed: last.seed }}
    >
      <BallColours />
      <div className="lottery">
        <PeriodBar state={state} />
        <div className="lottery-play">
          <Board kind={game.kind} yearSign={yearSign} picks={slip.picks} onToggle={toggle} />
          <TrendChart game={game} history={history} />
        </div>
        <div className="lottery-side">
          <SlipPanel
            kind={game.kind}
            slip={slip}
            selections={selections}
            balance={balance}
            periodId={open?.id ?? ''}
            placing={placing}
            onChange={(next) => {
              placing.clear();
              setSlip(next);
            }}
            onConfirm={() => {
              if (open !== undefined) placing.send(toRequest(slip, crypto.randomUUID(), open.id));
            }}
          />
          <BetsPanel session={session} />
        </div>
      </div>
    </VenueFrame>
  );
}

/** Announces each draw and its payout once, also by sound when it is on. */
function useNews({ last, bets }: TableState): void {
  const texts = useTexts<Texts>();
  const announce = useAnnounce();
  const { play } = useSound();
  const toldDraw = useRef(last.id);
  const toldBets = useRef(new Set(bets.filter(({ state }) => state === 'settled').map(({ roundId }) => roundId)));
  useEffect(() => {
    const news: string[] = [];
    if (toldDraw.current !== last.id) {
      toldDraw.current = last.id;
      news.push(fill(texts.draw.result, { id: last.id, numbers: last.numbers.join(' ') }));
      play('draw');
    }
    for (const { roundId, state, payout, period } of bets) {
      if (state !== 'settled' || toldBets.current.has(roundId)) continue;
      toldBets.current.add(roundId);
      const isWon = toFen(payout) > 0;
      news.push(fill(isWon ? texts.bets.win_told : texts.bets.lose_told, { id: period, amount: showMoney(toFen(payout)) }));
      play(isWon ? 'win' : 'lose');
    }
    if (news.length > 0) announce(news.join('。'));
  }, [announce, bets, last, play, texts]);
}
