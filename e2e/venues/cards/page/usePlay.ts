import * as z from 'zod/mini';
import { useCallback, useEffect, useRef, useState } from 'react';
import { makePlayerSeed } from '../../kit/fairness/playerSeed';
import { toFen, type Fen } from '../../kit/page/money';
import type { Shortage } from '../../kit/protocol';
import { useKept, useLanguage, type Session } from '../../kit/react';
import type { CardState } from '../protocol';

const pastRoundSchema = z.object({
  at: z.int(),
  roundId: z.string(),
  staked: z.int(),
  payout: z.int(),
  text: z.string(),
  check: z.record(z.string(), z.string()),
});

const keptSchema = z.object({
  /** Call whose outcome is unknown; it is repeated with the same ids. */
  pending: z.nullable(z.object({ path: z.string(), body: z.record(z.string(), z.unknown()) })),
  stake: z.nullable(z.int()),
  playerSeed: z.string(),
  history: z.array(pastRoundSchema),
});

export type PastRound = z.infer<typeof pastRoundSchema>;
type Kept = z.infer<typeof keptSchema>;
type Pending = NonNullable<Kept['pending']>;

/** Notice for the player after a call that plays. */
export type PlayNotice =
  | { readonly kind: 'insufficient'; readonly balance: Fen; readonly reason: string | null }
  | { readonly kind: 'not_allowed' | 'unavailable' };

type Insufficient = Shortage & { readonly outcome: 'insufficient' };

interface Played {
  readonly outcome: 'played';
  readonly next: CardState['next'];
  readonly balance: string;
}

export interface Play {
  readonly kept: Kept;
  /** True while a call is in flight; `isConfirming` once it had to be repeated. */
  readonly isBusy: boolean;
  readonly isConfirming: boolean;
  readonly notice: PlayNotice | null;
  setStake(stake: Fen): void;
  setPlayerSeed(seed: string): void;
  send(path: string, body: Pending['body']): void;
  remember(round: PastRound): void;
}

const HISTORY_LENGTH = 20;
const AGAIN_MS = [600, 1_500, 4_000, 8_000] as const;

/**
 * Sends one call at a time and repeats it until its outcome is known, also after a reload. Stores what the page needs
 * for that.
 */
export function usePlay<Answer extends Played>(
  session: Session<CardState>,
  schema: z.ZodMiniType<Answer | Insufficient>,
  onPlayed: (answer: Answer) => void,
  onRefreshed: (state: CardState) => void,
): Play {
  const [initial] = useState((): Kept => ({ pending: null, stake: null, playerSeed: makePlayerSeed(), history: [] }));
  const [kept, keep] = useKept<Kept>(session, keptSchema, initial);
  const language = useLanguage();
  const [phase, setPhase] = useState<'rest' | 'busy' | 'confirming'>('rest');
  const [notice, setNotice] = useState<PlayNotice | null>(null);
  const newest = useRef({ kept, onPlayed, onRefreshed, session });
  useEffect(() => {
    newest.current = { kept, onPlayed, onRefreshed, session };
  });

  const change = useCallback(
    (part: Partial<Kept>) => {
      const now = { ...newest.current.kept, ...part };
      newest.current.kept = now;
      keep(now);
    },
    [keep],
  );

  const run = useCallback(
    async ({ path, body }: Pending) => {
      setNotice(null);
      setPhase('busy');
      for (let attempt = 0; ; attempt += 1) {
        const answer = await newest.current.session.ask(schema, path, body);
        const isUnknown =
          answer.kind === 'lost' || (answer.kind === 'refused' && ['too-fast', 'unavailable'].includes(answer.refusal.error));
        if (isUnknown) {
          setPhase('confirming');
          await new Promise((resolve) => setTimeout(resolve, AGAIN_MS[Math.min(attempt, AGAIN_MS.length - 1)]));
          continue;
        }
        change({ pending: null });
        if (answer.kind === 'refused') {
          const state = await newest.current.session.refresh();
          if (state.kind === 'answered') newest.current.onRefreshed(state.data);
          setNotice({ kind: answer.refusal.error === 'bad-request' ? 'unavailable' : 'not_allowed' });
        } else if (answer.data.outcome === 'insufficient') {
          const { balance, reason } = answer.data;
          newest.current.session.update({ balance });
          setNotice({ kind: 'insufficient', balance: toFen(balance), reason: reason?.[language] ?? null });
        } else {
          const { balance, next } = answer.data;
          newest.current.session.update({ balance, next });
          newest.current.onPlayed(answer.data);
        }
        setPhase('rest');
        return;
      }
    },
    [change, language, schema],
  );

  // A reload continues the call that was in flight. Effects run twice in development.
  const isStarted = useRef(false);
  useEffect(() => {
    const { pending } = newest.current.kept;
    if (isStarted.current || pending === null) return;
    isStarted.current = true;
    void run(pending);
  }, [run]);

  return {
    kept,
    isBusy: phase !== 'rest',
    isConfirming: phase === 'confirming',
    notice,
    setStake: (stake) => change({ stake }),
    setPlayerSeed: (playerSeed) => change({ playerSeed }),
    send(path, body) {
      if (phase !== 'rest') return;
      isStarted.current = true;
      change({ pending: { path, body } });
      void run({ path, body });
    },
    remember(round) {
      const { history } = newest.current.kept;
      if (history.some(({ roundId }) => roundId === round.roundId)) return;
      change({ history: [round, ...history].slice(0, HISTORY_LENGTH) });
    },
  };
}
