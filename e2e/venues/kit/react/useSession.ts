import * as z from 'zod/mini';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Answer } from '../page/api';
import { tabStorage } from '../page/guardedStorage';
import { createMemory, type KeptSession } from '../page/memory';
import { openSession } from '../page/openSession';
import { toFen, type Fen } from '../page/money';
import { usePage } from './page';
import type { ShellState } from './shellState';

/** Open session that the game's page uses. */
export interface Session<State extends ShellState> {
  readonly state: State;
  readonly balance: Fen;
  /** Sends one call with the session's token. When the session turns out to be over, the page ends. */
  ask<Data>(schema: z.ZodMiniType<Data>, path: string, body: unknown): Promise<Answer<Data>>;
  refresh(): Promise<Answer<State>>;
  /** Merges values of the state from another answer. */
  update(part: Partial<State>): void;
  /** Value that `useKept` stores. */
  readonly kept: unknown;
  keep(value: unknown): void;
  leave(): void;
}

export type SessionPhase<State extends ShellState> =
  | { readonly kind: 'opening' }
  | { readonly kind: 'over' }
  | { readonly kind: 'unreachable'; readonly retry: () => void }
  | { readonly kind: 'open'; readonly session: Session<State> };

interface Kept extends KeptSession {
  readonly own: unknown;
}

const keptSchema: z.ZodMiniType<Kept> = z.object({ ticket: z.string(), token: z.string(), own: z.unknown() });

interface Opened<State> {
  readonly kept: Kept;
  readonly state: State;
}

type Phase<State> = { readonly kind: 'opening' | 'over' | 'unreachable' } | ({ readonly kind: 'open' } & Opened<State>);

interface SessionOptions<State extends ShellState> {
  /** Storage key, different for each game: `baccarat:HT-1`. */
  readonly memoryKey: string;
  readonly stateSchema: z.ZodMiniType<State>;
  /** Ticket from the URL; null when it has none. */
  readonly ticket: string | null;
}

/** Opens the page's session, continues it after a reload, and detects its end. */
export function useSession<State extends ShellState>({ memoryKey, stateSchema, ticket }: SessionOptions<State>): SessionPhase<State> {
  const { host, post } = usePage();
  const [phase, setPhase] = useState<Phase<State>>({ kind: 'opening' });
  const memory = useMemo(() => createMemory<Kept>(tabStorage, memoryKey, keptSchema), [memoryKey]);
  const sessionSchema = useMemo(
    (): z.ZodMiniType<{ token: string; state: State }> => z.object({ token: z.string(), state: stateSchema }),
    [stateSchema],
  );

  const open = useCallback(async () => {
    setPhase({ kind: 'opening' });
    const api = {
      open: (given: string) => post(sessionSchema, '/api/session', { ticket: given }),
      state: (token: string) => post(stateSchema, '/api/state', {}, token),
    };
    const opening = await openSession({ api, memory, host, ticket, begin: (session): Kept => ({ ...session, own: null }) });
    setPhase(opening.kind === 'open' ? opening : { kind: opening.kind });
  }, [host, memory, post, sessionSchema, stateSchema, ticket]);

  // A ticket opens one session, but effects run twice in development.
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void open();
  }, [open]);

  const isOver = phase.kind === 'over';
  useEffect(() => {
    if (isOver) host.postOver();
  }, [isOver, host]);

  const token = phase.kind === 'open' ? phase.kept.token : null;
  const balance = phase.kind === 'open' ? phase.state.balance : null;
  const shownBalance = useRef<string | null>(null);
  useEffect(() => {
    if (balance === null || balance === shownBalance.current) return;
    if (shownBalance.current !== null) host.postBalance();
    shownBalance.current = balance;
  }, [balance, host]);

  const change = useCallback((by: (opened: Opened<State>) => Opened<State>) => {
    setPhase((current) => (current.kind === 'open' ? { kind: 'open', ...by(current) } : current));
  }, []);

  const calls = useMemo(() => {
    if (token === null) return null;
    const ask: Session<State>['ask'] = async (schema, path, body) => {
      const answer = await post(schema, path, body, token);
      if (answer.kind === 'refused' && answer.refusal.error === 'session-over') {
        memory.clear();
        setPhase({ kind: 'over' });
      }
      return answer;
    };
    return {
      ask,
      async refresh() {
        const answer = await ask(stateSchema, '/api/state', {});
        if (answer.kind === 'answered') change(({ kept }) => ({ kept, state: answer.data }));
        return answer;
      },
      update(part: Partial<State>) {
        change(({ kept, state }) => ({ kept, state: { ...state, ...part } }));
      },
      keep(own: unknown) {
        // Write before the next call is sent, because a reload may happen at any moment.
        const stored = memory.read();
        if (stored !== null) memory.write({ ...stored, own });
        change(({ kept, state }) => ({ kept: { ...kept, own }, state }));
      },
      leave: host.leave,
    };
  }, [change, host, memory, post, stateSchema, token]);

  switch (phase.kind) {
    case 'open':
      if (calls === null) return { kind: 'opening' };
      return {
        kind: 'open',
        session: { ...calls, state: phase.state, balance: toFen(phase.state.balance), kept: phase.kept.own },
      };
    case 'unreachable':
      return { kind: 'unreachable', retry: () => void open() };
    case 'opening':
    case 'over':
      return { kind: phase.kind };
  }
}
