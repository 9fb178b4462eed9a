import { useCallback, useEffect, useRef, useState } from 'react';
import { fill } from '../../../kit/page/language';
import { toFen } from '../../../kit/page/money';
import { showMoney } from '../../../kit/showMoney';
import { useAnnounce, useKept, useLocal, useSound, useTexts, type Session } from '../../../kit/react';
import { LIMITS } from '../../engine/limits';
import type { Texts } from '../../names';
import { betAnswerSchema, type BetRequest, type TableState } from '../../protocol';
import { keptSchema, place, type Told } from './placing';

const AGAIN_MS = 1_500;

export interface Placing {
  readonly isBusy: boolean;
  /** Notice about the outcome of the last slip; null before the first one. */
  readonly notice: { readonly tone: 'good' | 'bad' | 'busy'; readonly text: string } | null;
  send(request: BetRequest): void;
  clear(): void;
}

/** Sends slips one after another, and continues one that a reload interrupted. */
export function usePlacing(session: Session<TableState>, onAccepted: () => void): Placing {
  const texts = useTexts<Texts>();
  const local = useLocal();
  const announce = useAnnounce();
  const { play } = useSound();
  const [kept, keep] = useKept(session, keptSchema, { pending: null });
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Placing['notice']>(null);
  const isTrial = session.state.trial;

  const tell = useCallback(
    (told: Told) => {
      const text = told.kind === 'insufficient' && told.reason !== null ? local(told.reason) : describe(told, texts, isTrial);
      setNotice({ tone: told.kind === 'accepted' ? 'good' : 'bad', text });
      announce(text);
    },
    [announce, isTrial, local, texts],
  );

  const { ask, update } = session;
  const run = useCallback(
    async (request: BetRequest, isRepeated: boolean) => {
      setBusy(true);
      setNotice({ tone: 'busy', text: texts.slip.confirming });
      const told = await place({
        request,
        isRepeated,
        ask: (sent) => ask(betAnswerSchema, '/api/bet', sent),
        onLost: () => setNotice({ tone: 'busy', text: texts.problem.lost }),
        pause: () => new Promise((resolve) => setTimeout(resolve, AGAIN_MS)),
      });
      if (told === null) return;
      keep({ pending: null });
      setBusy(false);
      tell(told);
      if (told.kind !== 'accepted') return;
      update(told.state);
      play('chip');
      onAccepted();
    },
    [ask, keep, onAccepted, play, tell, texts, update],
  );

  const isResumed = useRef(false);
  useEffect(() => {
    if (isResumed.current) return;
    isResumed.current = true;
    if (kept.pending !== null) void run(kept.pending, true);
  }, [kept.pending, run]);

  return {
    isBusy,
    notice,
    send(request) {
      keep({ pending: request });
      void run(request, false);
    },
    clear: () => setNotice(null),
  };
}

function describe(told: Told, { problem, bets }: Texts, isTrial: boolean): string {
  switch (told.kind) {
    case 'accepted':
      return fill(bets.accepted, { count: told.periods });
    case 'over-limit':
      return fill(problem.over_limit, { most: showMoney(LIMITS.period * 100), room: showMoney(toFen(told.room)) });
    case 'insufficient':
      return isTrial ? problem.insufficient_trial : problem.insufficient;
    case 'closed':
    case 'ended':
    case 'refused':
      return problem[told.kind];
  }
}
