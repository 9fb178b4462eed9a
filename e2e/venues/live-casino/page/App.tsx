import { useEffect, useRef, useState } from 'react';
import { fill } from '../../kit/page/language';
import { toFen } from '../../kit/page/money';
import { showMoney } from '../../kit/showMoney';
import { useAnnounce, useLanguage, usePolling, useSound, useTexts, VenueFrame, type Session } from '../../kit/react';
import type { Field } from '../engine/bets';
import type { TableState } from '../protocol';
import { useBetting } from './betting/useBetting';
import { Controls, describeStatus } from './Controls';
import { History } from './History';
import { Players } from './Players';
import { Roads } from './roads/Roads';
import { Rules } from './Rules';
import { Felt } from './table/Felt';
import { Hands } from './table/Hands';
import { ResultBanner } from './table/ResultBanner';
import { useReveal } from './table/useReveal';
import type { Texts } from './texts';

const LOST_MS = 2_000;
const OTHERS_MS = 2_500;
const PAYING_MS = 700;
/** Random delay that keeps players from polling at the same moment. */
const SPREAD_MS = 400;

/** Returns the delay until the next poll: the end of the phase, or sooner while others bet or a round is being paid. */
export function pollIn({ phase, leftMs, isPaying }: TableState, random: () => number = Math.random): number {
  const end = leftMs + 30 + random() * SPREAD_MS;
  if (isPaying) return Math.min(end, PAYING_MS);
  return phase === 'betting' || phase === 'shuffling' ? Math.min(end, OTHERS_MS) : end;
}

export function App({ session }: { readonly session: Session<TableState> }) {
  const { state } = session;
  const texts = useTexts<Texts>();
  const language = useLanguage();
  const [chosen, setChosen] = useState<number | null>(null);
  const chip = chosen ?? toFen(state.table.chips[0] ?? '0.00');
  const betting = useBetting(session);
  const shown = useReveal(state);
  const { play } = useSound();
  useNews(state, describeStatus(state, betting, texts, language), betting.news !== null, texts);
  usePolling(async () => {
    const answer = await session.refresh();
    return answer.kind === 'answered' ? pollIn(answer.data) : LOST_MS;
  });

  const turned = shown.player.length + shown.banker.length;
  const isDealing = state.phase === 'dealing';
  useEffect(() => {
    if (isDealing && turned > 0) play('flip');
  }, [isDealing, turned, play]);

  const put = (field: Field): void => {
    if (!betting.isOpen) return;
    play('chip');
    betting.put(field, chip);
  };

  return (
    <VenueFrame
      session={session}
      rules={<Rules state={state} />}
      history={<History session={session} />}
      check={{ round: state.settled[0]?.round ?? state.round }}
    >
      <div className="b-page">
        <div className="b-table">
          <p className="b-shoe">
            {fill(texts.table.place, {
              shoe: state.shoe,
              round: state.round.split('-').at(-1) ?? '',
              commitment: state.commitment.slice(0, 8),
            })}
          </p>
          <Hands state={state} shown={shown} />
          <ResultBanner state={state} />
          <Felt state={state} betting={betting} onPut={put} />
        </div>
        <Controls state={state} betting={betting} chip={chip} onChip={setChosen} />
        <Roads results={state.results} />
        <Players state={state} />
      </div>
    </VenueFrame>
  );
}

/** Announces results and payouts with a sound, but not every tick of the clock. */
function useNews(state: TableState, status: string, isNews: boolean, texts: Texts): void {
  const announce = useAnnounce();
  const { play } = useSound();
  const toldRound = useRef(state.settled[0]?.roundId ?? null);
  const { outcome, phase, settled } = state;
  const isResult = phase === 'result' && outcome !== null;
  const result = isResult
    ? fill(texts.report.summary, { winner: texts.winner[outcome.winner], player: outcome.playerTotal, banker: outcome.bankerTotal })
    : null;
  useEffect(() => {
    if (result !== null) announce(result);
  }, [result, announce]);
  useEffect(() => {
    if (isNews) announce(status);
  }, [isNews, status, announce]);
  const newest = settled[0];
  useEffect(() => {
    if (newest === undefined || newest.roundId === toldRound.current) return;
    toldRound.current = newest.roundId;
    const [stake, payout] = [toFen(newest.stake), toFen(newest.payout)];
    announce(fill(texts.report.paid, { stake: showMoney(stake), payout: showMoney(payout) }));
    play(payout > 5 * stake ? 'bigWin' : payout > stake ? 'win' : 'lose');
  }, [newest, announce, play, texts]);
}
