import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { fill } from '../../kit/page/language';
import { showMoney } from '../../kit/showMoney';
import type { LocalName } from '../../kit/protocol';
import { useAnnounce, useLocal, useTexts, VenueFrame, type Session } from '../../kit/react';
import type { GameState } from '../protocol';
import { Controls } from './Controls';
import { History } from './History';
import { freeOf, whyNot, type Play } from './play/play';
import { Rules } from './Rules';
import { StageView, type StageControls } from './StageView';
import { Summary } from './Summary';
import type { Texts } from './texts';
import { useGame } from './useGame';
import { FISH_KINDS, KINDS } from '../engine';

/** Interval at which changed totals are announced to screen readers. */
const SUMMARY_MS = 15_000;

const NOTICE_MS = 6_000;

/** Reason why a shot was not taken: one of the game's own, or a sentence of the operator. */
type Refusal = 'insufficient' | 'waiting' | 'refused' | LocalName;

export function App({ session }: { readonly session: Session<GameState> }) {
  const texts = useTexts<Texts>();
  const local = useLocal();
  const { game, school, clock, isReached } = useGame(session);
  const play = useSyncExternalStore(game.watch, () => game.play);
  const [controls, setControls] = useState<StageControls | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useSpokenSummary(play);

  useEffect(
    () =>
      game.hear((news) => {
        // The operator's sentence stays visible until a shot counts again.
        if (news.kind === 'played') setRefusal(null);
        if (news.kind === 'returned' && news.why !== 'gone') setRefusal(news.reason ?? news.why);
      }),
    [game],
  );
  useEffect(() => {
    if (refusal === null || typeof refusal === 'object') return undefined;
    const timer = setTimeout(() => setRefusal(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [refusal]);

  const [last] = play.history;
  const check = last === undefined || last.proof === null ? undefined : { round: last.roundId, ...last.proof };
  return (
    <VenueFrame
      session={{ state: session.state, balance: freeOf(play), leave: session.leave, refresh: game.refresh }}
      rules={<Rules state={session.state} />}
      history={<History history={play.history} commitment={play.next?.commitment ?? null} gameCode={session.state.game.gameCode} />}
      aside={<Summary totals={play.totals} />}
      {...(check === undefined ? {} : { check })}
    >
      <div className="hall">
        <StageView
          game={game}
          school={school}
          now={clock.now}
          gameCode={session.state.game.gameCode}
          onControls={setControls}
          onRefused={setRefusal}
        />
        <p className="hall-notice" role="status">
          {typeof refusal === 'object' && refusal !== null
            ? local(refusal)
            : noticeOf(texts, { play, refusal, isReached, isTrial: session.state.trial })}
        </p>
        {controls === null ? null : (
          <Controls play={play} controls={controls} isOutOfMoney={whyNot(play) === 'insufficient'} onStep={game.stepBullet} />
        )}
        <FishList />
      </div>
    </VenueFrame>
  );
}

interface NoticeFacts {
  readonly play: Play;
  readonly refusal: Exclude<Refusal, LocalName> | null;
  readonly isReached: boolean;
  readonly isTrial: boolean;
}

function noticeOf({ notice }: Texts, { play, refusal, isReached, isTrial }: NoticeFacts): string {
  if (play.attempt > 0) return notice.confirming;
  if (!isReached) return notice.hall;
  const isShort = refusal === 'insufficient' || (play.flying.length === 0 && whyNot(play) === 'insufficient');
  if (isShort) return fill(isTrial ? notice.insufficient_trial : notice.insufficient, { bullet: showMoney(play.bullet) });
  return refusal === null ? '' : notice[refusal];
}

/** Announces totals periodically instead of every shot, and once more after the last shot. */
function useSpokenSummary(play: Play): void {
  const { summary } = useTexts<Texts>();
  const announce = useAnnounce();
  const newest = useRef(play);
  useEffect(() => {
    newest.current = play;
  });
  useEffect(() => {
    let spoken = newest.current.totals;
    const timer = setInterval(() => {
      const current = newest.current;
      if (current.totals === spoken) return;
      spoken = current.totals;
      const { shots, catches, stake, payout } = current.totals;
      announce(
        fill(summary.spoken, { shots, catches, stake: showMoney(stake), payout: showMoney(payout), balance: showMoney(freeOf(current)) }),
      );
    }, SUMMARY_MS);
    return () => clearInterval(timer);
  }, [announce, summary]);
}

/** Lists every kind of fish and its payout for players who cannot see the canvas. */
function FishList() {
  const { stage, kind: names } = useTexts<Texts>();
  return (
    <ul className="v-hidden" aria-label={stage.fish_list}>
      {FISH_KINDS.map((kind) => {
        const { pays, takes } = KINDS[kind];
        const name = names[kind];
        return (
          <li key={kind}>
            {takes === undefined ? fill(stage.fish_item, { name, pays }) : fill(stage.fish_special, { name, pays, most: takes.mostPays })}
          </li>
        );
      })}
    </ul>
  );
}
