import { useEffect, useRef, useState } from 'react';
import { fill } from '../../kit/page/language';
import { toFen } from '../../kit/page/money';
import { showMoney } from '../../kit/showMoney';
import { useAnnounce, useKept, useLocal, useSound, useTexts, type Session } from '../../kit/react';
import { placeAnswerSchema, type Board, type PlaceAnswer, type PlaceRequest } from '../protocol';
import type { Texts } from '../words';
import { EMPTY_SLIP, keptSlipSchema, picksNow, readStake, togglePick, toRequest, type KeptSlip, type Pick, type PickNow } from './slip';

export interface Note {
  readonly tone: 'good' | 'bad' | 'plain';
  readonly text: string;
}

export interface SlipModel {
  readonly now: readonly PickNow[];
  readonly stake: string;
  readonly policy: KeptSlip['policy'];
  readonly isPlacing: boolean;
  readonly note: Note | null;
  isPicked(matchId: string, key: string): boolean;
  toggle(pick: Pick): void;
  remove(matchId: string): void;
  clear(): void;
  setStake(text: string): void;
  setPolicy(policy: KeptSlip['policy']): void;
  place(): void;
}

/** Delay before an unanswered bet is sent again with the same id. */
const ASK_AGAIN_MS = 2_000;

/** Returns the slip and the bet being placed. It survives a reload. */
export function useSlip(session: Session<Board>): SlipModel {
  const texts = useTexts<Texts>().slip;
  const local = useLocal();
  const announce = useAnnounce();
  const sound = useSound();
  const [slip, keep] = useKept(session, keptSlipSchema, EMPTY_SLIP);
  const [note, setNote] = useState<Note | null>(null);
  const { state } = session;
  const now = picksNow(slip.picks, state);
  const isSending = useRef(false);

  const tell = (tone: Note['tone'], text: string): void => {
    setNote({ tone, text });
    announce(text);
  };

  const send = async (request: PlaceRequest): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    const answer = await session.ask(placeAnswerSchema, '/api/place', request);
    isSending.current = false;
    if (answer.kind === 'answered') finish(answer.data);
    else if (answer.kind === 'lost' || answer.refusal.error === 'unavailable' || answer.refusal.error === 'too-fast') {
      tell('plain', texts.unknown);
      setTimeout(() => void again.current(request), ASK_AGAIN_MS);
    } else {
      keep({ ...slip, pending: null });
      tell('bad', texts.refused);
    }
  };

  const finish = (answer: PlaceAnswer): void => {
    switch (answer.outcome) {
      case 'placed':
        keep({ ...slip, picks: [], pending: null });
        session.update({
          balance: answer.balance,
          bets: [answer.bet, ...state.bets.filter(({ roundId }) => roundId !== answer.bet.roundId)],
        });
        sound.play('chip');
        tell('good', fill(texts.placed, { id: answer.bet.roundId.slice(0, 8) }));
        return;
      case 'changed':
        keep({ ...slip, pending: null });
        void session.refresh();
        tell('bad', texts.changed);
        return;
      case 'insufficient':
        keep({ ...slip, pending: null });
        session.update({ balance: answer.balance });
        tell(
          'bad',
          answer.reason === undefined ? fill(texts.insufficient, { balance: showMoney(toFen(answer.balance)) }) : local(answer.reason),
        );
        return;
      case 'over-limit':
        keep({ ...slip, pending: null });
        tell('bad', fill(texts.over_limit, { amount: showMoney(toFen(answer.highestStake)) }));
        return;
      case 'failed':
        keep({ ...slip, pending: null });
        tell('bad', texts.failed);
        return;
    }
  };

  const again = useRef(send);
  useEffect(() => {
    again.current = send;
  });
  // Bet that a reload interrupted.
  const interrupted = useRef(slip.pending);
  useEffect(() => {
    if (interrupted.current !== null) void again.current(interrupted.current);
  }, []);

  const change = (part: Partial<KeptSlip>): void => {
    if (slip.pending === null) keep({ ...slip, ...part });
  };

  return {
    now,
    stake: slip.stake,
    policy: slip.policy,
    isPlacing: slip.pending !== null,
    note,
    isPicked: (matchId, key) => slip.picks.some((pick) => pick.matchId === matchId && pick.key === key),
    toggle(pick) {
      if (slip.pending !== null) return;
      const { picks, note: why } = togglePick(slip.picks, pick, state.limits.mostLegs);
      keep({ ...slip, picks: [...picks] });
      sound.play('tick');
      if (why === null) setNote(null);
      else tell('plain', fill(texts[why], { count: state.limits.mostLegs }));
    },
    remove: (matchId) => change({ picks: slip.picks.filter((pick) => pick.matchId !== matchId) }),
    clear: () => change({ picks: [] }),
    setStake: (stake) => change({ stake }),
    setPolicy: (policy) => change({ policy }),
    place() {
      const stake = readStake(slip.stake, state.limits);
      if (slip.pending !== null || stake === null) return;
      const request = toRequest(now, { roundId: crypto.randomUUID(), stake, policy: slip.policy });
      if (request === null) return;
      if (stake > session.balance) {
        tell('bad', fill(texts.insufficient, { balance: showMoney(session.balance) }));
        return;
      }
      setNote(null);
      keep({ ...slip, picks: now.map(({ pick, price }) => ({ ...pick, price })), pending: request });
      void send(request);
    },
  };
}
