import { useEffect, useState, useSyncExternalStore } from 'react';
import { makePlayerSeed } from '../../kit/fairness/playerSeed';
import { toFen, toYuan } from '../../kit/page/money';
import { useKept, usePolling, type Session } from '../../kit/react';
import { SLICE_MS } from '../engine';
import { batchAnswerSchema, commitmentSchema, gameStateSchema, hallSchema, type GameState } from '../protocol';
import { createClock, type Clock } from './createClock';
import { BATCH_MS, createGame, type Game } from './play/createGame';
import { startPlay } from './play/startPlay';
import { keptSchema, NOTHING_KEPT } from './play/types';
import { createSchool, type School } from './stage/createSchool';

/** Objects of the page that outlive a frame. */
export interface Hall {
  readonly game: Game;
  readonly school: School;
  readonly clock: Clock;
  /** True when the newest fish are known. */
  readonly isReached: boolean;
}

/** Retry interval while the server can't be reached. */
const HALL_AGAIN_MS = 3_000;

export function useGame(session: Session<GameState>): Hall {
  const { ask, update } = session;
  const [kept, keep] = useKept(session, keptSchema, NOTHING_KEPT);
  const [isReached, setReached] = useState(true);
  const [hall] = useState(() => {
    const school = createSchool(session.state.caught);
    school.load(session.state.hall);
    const clock = createClock(() => performance.now(), session.state.hall.now);
    const game = createGame({
      start: startPlay(session.state, kept),
      async commit(roundId) {
        const answer = await ask(commitmentSchema, '/api/commitment', { roundId });
        return answer.kind === 'answered' ? answer.data.commitment : null;
      },
      ask: (batch) => ask(batchAnswerSchema, '/api/fire', batch),
      async readBalance() {
        const answer = await ask(gameStateSchema, '/api/state', {});
        return answer.kind === 'answered' ? toFen(answer.data.balance) : null;
      },
      keep,
      newId: () => crypto.randomUUID(),
      newSeed: makePlayerSeed,
      after: (ms, run) => void setTimeout(run, ms),
    });
    return { school, clock, game };
  });
  const { game, school, clock } = hall;

  useEffect(() => {
    const timer = setInterval(() => game.send(), BATCH_MS);
    return () => clearInterval(timer);
  }, [game]);

  // The shell notifies the framing page of each change.
  const balance = useSyncExternalStore(game.watch, () => game.play.balance);
  useEffect(() => {
    update({ balance: toYuan(balance) });
  }, [balance, update]);

  usePolling(async () => {
    const asked = performance.now();
    const answer = await ask(hallSchema, '/api/hall', {});
    setReached(answer.kind === 'answered');
    if (answer.kind !== 'answered') return HALL_AGAIN_MS;
    clock.set(answer.data.now, asked, performance.now());
    school.load(answer.data);
    return SLICE_MS / 2;
  });
  return { game, school, clock, isReached };
}
