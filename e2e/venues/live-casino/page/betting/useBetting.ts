import * as z from 'zod/mini';
import { useEffect, useRef, useState } from 'react';
import type { Answer } from '../../../kit/page/api';
import type { Fen } from '../../../kit/page/money';
import type { LocalName } from '../../../kit/protocol';
import { useKept, type Session } from '../../../kit/react';
import type { Field } from '../../engine/bets';
import { betAnswerSchema, betRequestSchema, tableStateSchema, type BetRequest, type TableState } from '../../protocol';
import { readSums, stage, sumChips, toChips, totalOf, writeSums, type FieldSums, type StagedChip, type StageRefusal } from './stage';

export type BettingNews = StageRefusal | 'taken' | 'taken-back' | 'closed' | 'refused' | 'insufficient' | 'unconfirmed';

export interface Betting {
  readonly isOpen: boolean;
  /** Call in flight; `confirming` after its first answer was lost. */
  readonly call: 'none' | 'sending' | 'confirming';
  readonly placed: FieldSums;
  readonly staged: FieldSums;
  readonly stagedTotal: Fen;
  readonly placedTotal: Fen;
  /** Stakes of the last paid round. */
  readonly last: FieldSums;
  readonly news: BettingNews | null;
  /** Operator's own sentence; set only with `insufficient`. */
  readonly reason: LocalName | null;
  put(field: Field, amount: Fen): void;
  undo(): void;
  clear(): void;
  repeat(): void;
  double(): void;
  confirm(): void;
  takeBack(): void;
}

const keptSchema = z.object({ pending: z.nullable(betRequestSchema) });
const NOTHING_KEPT = { pending: null };

const AGAIN_MS = 1_500;

/** Returns true when the outcome is unknown: the answer was lost, or the server could not determine it. */
function isUnknown(answer: Answer<unknown>): boolean {
  return answer.kind === 'lost' || (answer.kind === 'refused' && ['unavailable', 'too-fast'].includes(answer.refusal.error));
}

/**
 * Returns the player's bets of the round. Chips are first put on the table and then bet together. A bet whose answer is
 * lost is repeated with the same id, also after a reload.
 */
export function useBetting(session: Session<TableState>): Betting {
  const { state, balance, ask, update, refresh } = session;
  const [kept, keep] = useKept(session, keptSchema, NOTHING_KEPT);
  const [table, setTable] = useState<{ readonly round: string; readonly chips: readonly StagedChip[] }>({ round: '', chips: [] });
  const [call, setCall] = useState<Betting['call']>('none');
  const [told, setTold] = useState<{ readonly round: string; readonly news: BettingNews; readonly reason: LocalName | null } | null>(null);
  const { round, turn } = state;
  const chips = table.round === round ? table.chips : [];
  const isOpen = state.phase === 'betting';
  const placed = readSums(state.bets);
  const staged = sumChips(chips);
  const last = readSums(state.settled[0]?.bets ?? {});

  const tell = (news: BettingNews, reason: LocalName | null = null): void => setTold({ round, news, reason });
  const setChips = (next: readonly StagedChip[]): void => {
    setTable({ round, chips: next });
    setTold(null);
  };

  /** Sends a call and repeats it until its outcome is known. */
  const send = async <Data>(once: () => Promise<Answer<Data>>): Promise<Answer<Data>> => {
    setCall('sending');
    let answer = await once();
    while (isUnknown(answer)) {
      setCall('confirming');
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      answer = await once();
    }
    setCall('none');
    return answer;
  };

  const bet = async (request: BetRequest): Promise<void> => {
    keep({ pending: request });
    const answer = await send(() => ask(betAnswerSchema, '/api/bet', request));
    keep(NOTHING_KEPT);
    if (answer.kind === 'answered') {
      update(answer.data.state);
      if (answer.data.outcome === 'taken') setTable({ round: request.round, chips: [] });
      tell(answer.data.outcome, answer.data.reason);
      return;
    }
    if (answer.kind === 'refused' && answer.refusal.error === 'session-over') return;
    setTable({ round: request.round, chips: [] });
    tell(answer.kind === 'refused' && answer.refusal.error === 'closed' ? 'closed' : 'refused');
    await refresh();
  };

  const takeBack = async (): Promise<void> => {
    const answer = await send(() => ask(tableStateSchema, '/api/take-back', { round, turn }));
    if (answer.kind === 'answered') {
      update(answer.data);
      tell('taken-back');
    } else if (answer.kind === 'refused' && answer.refusal.error !== 'session-over') {
      tell('closed');
      await refresh();
    }
  };

  // Resend a bet that a reload interrupted.
  const first = useRef({ pending: kept.pending, bet });
  useEffect(() => {
    const { pending, bet: resend } = first.current;
    first.current.pending = null;
    if (pending !== null) void resend(pending);
  }, []);

  // Remove chips that were not bet in time.
  const leftOver = chips.length > 0 && !isOpen && call === 'none';
  useEffect(() => {
    if (!leftOver) return;
    setTable({ round, chips: [] });
    setTold({ round, news: 'unconfirmed', reason: null });
  }, [leftOver, round]);

  const put = (more: readonly StagedChip[]): void => {
    if (!isOpen || call !== 'none' || more.length === 0) return;
    const result = stage({ limits: state.table.limits, balance, placed, chips }, more);
    if (result.kind === 'staged') setChips(result.chips);
    else tell(result.kind);
  };

  return {
    isOpen,
    call,
    placed,
    staged,
    stagedTotal: totalOf(staged),
    placedTotal: totalOf(placed),
    last,
    news: told?.round === round ? told.news : null,
    reason: told?.round === round ? told.reason : null,
    put: (field, amount) => put([{ field, amount }]),
    undo: () => setChips(chips.slice(0, -1)),
    clear: () => setChips([]),
    repeat: () => put(toChips(last)),
    double: () => put([...toChips(placed), ...toChips(staged)]),
    confirm() {
      if (!isOpen || call !== 'none' || chips.length === 0) return;
      void bet({ round, turn, stepId: crypto.randomUUID(), bets: writeSums(staged) });
    },
    takeBack() {
      if (isOpen && call === 'none' && totalOf(placed) > 0) void takeBack();
    },
  };
}
