import { useEffect, useRef, useState } from 'react';
import { fill } from '../../kit/page/language';
import { toFen } from '../../kit/page/money';
import { showMoney } from '../../kit/showMoney';
import { Dialog, useAnnounce, usePolling, useSound, useTexts, VenueFrame, type Session } from '../../kit/react';
import type { Board } from '../protocol';
import type { Texts } from '../words';
import { BoardList } from './BoardList';
import { MatchDetail } from './MatchDetail';
import { OwnBets } from './OwnBets';
import { Results } from './Results';
import { Rules } from './Rules';
import { SlipPanel } from './SlipPanel';
import { useSlip } from './useSlip';

const LEAST_POLL_MS = 700;
const MOST_POLL_MS = 3_000;

/**
 * Renders the board of a venue: matches on the left, the slip and the player's bets on the right; on a phone these open
 * from the bottom.
 */
export function App({ session }: { readonly session: Session<Board> }) {
  const texts = useTexts<Texts>();
  const { state } = session;
  const slip = useSlip(session);
  const [isLost, setIsLost] = useState(false);
  const [detailId, setDetailId] = useState<string | null>(null);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [isResultsOpen, setIsResultsOpen] = useState(false);
  const isFootball = state.matches[0]?.title === 'football';
  const detail = state.matches.find(({ matchId }) => matchId === detailId) ?? null;

  usePolling(async () => {
    const answer = await session.refresh();
    setIsLost(answer.kind === 'lost');
    if (answer.kind !== 'answered') return MOST_POLL_MS;
    const next = answer.data.matches.map(({ nextInMs }) => nextInMs).filter((ms) => ms > 0);
    return Math.min(MOST_POLL_MS, Math.max(LEAST_POLL_MS, Math.min(...next)));
  });
  useSettledNews(state);

  const panel = (
    <>
      <SlipPanel slip={slip} session={session} isLost={isLost} />
      <OwnBets bets={state.bets} />
    </>
  );
  return (
    <VenueFrame session={session} rules={<Rules board={state} isFootball={isFootball} />} history={<OwnBets bets={state.bets} isWhole />}>
      <div className="es-page">
        <div className="es-board">
          <p className="es-simulated">{isFootball ? texts.notice.football : texts.notice.esports}</p>
          {isLost ? (
            <p className="es-lost" role="alert">
              {texts.board.lost}
            </p>
          ) : null}
          {detail === null ? (
            <BoardList board={state} slip={slip} isLost={isLost} onDetail={setDetailId} onResults={() => setIsResultsOpen(true)} />
          ) : (
            <MatchDetail match={detail} board={state} slip={slip} isLost={isLost} onBack={() => setDetailId(null)} />
          )}
        </div>
        <aside className="es-side" aria-label={texts.slip.title} data-open={isDrawerOpen}>
          {panel}
        </aside>
        <button
          type="button"
          className="es-drawer-button v-gilt-button"
          aria-expanded={isDrawerOpen}
          onClick={() => setIsDrawerOpen(!isDrawerOpen)}
        >
          {isDrawerOpen ? texts.slip.hide : fill(texts.slip.open, { count: slip.now.length })}
        </button>
      </div>
      <Dialog title={texts.board.results} isOpen={isResultsOpen} onClose={() => setIsResultsOpen(false)}>
        <Results session={session} />
      </Dialog>
    </VenueFrame>
  );
}

/** Announces each bet that is settled while the page is visible, with a sound. */
function useSettledNews({ bets }: Board): void {
  const texts = useTexts<Texts>();
  const announce = useAnnounce();
  const sound = useSound();
  const open = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const { roundId, payout } of bets) {
      if (payout === null || !open.current.has(roundId)) continue;
      announce(fill(texts.bets.settled_now, { amount: showMoney(toFen(payout)) }));
      sound.play(toFen(payout) > 0 ? 'win' : 'lose');
    }
    open.current = new Set(bets.filter(({ payout }) => payout === null).map(({ roundId }) => roundId));
  }, [announce, bets, sound, texts]);
}
