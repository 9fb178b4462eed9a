import type { GameState } from '../../protocol';
import type { Answer, GameApi } from '../api';
import type { Host } from './host';
import type { Kept, Memory } from './memory';

export type Opening =
  | { readonly kind: 'open'; readonly kept: Kept; readonly state: GameState }
  /** No ticket, or one that is spent, and no session to continue. */
  | { readonly kind: 'over'; readonly unsettled: boolean }
  | { readonly kind: 'unreachable' };

/** How long to wait for the ticket of the framing page. */
export const TICKET_WITHIN_MS = 10_000;

/** The limit where a session can be continued is shorter: a page that opened us by address has no ticket to give. */
export const TICKET_AGAIN_WITHIN_MS = 1_500;

interface Dependencies {
  readonly api: GameApi;
  readonly memory: Memory;
  readonly host: Pick<Host, 'askTicket'>;
  /** From the address, where there was one. */
  readonly ticket: string | null;
}

/**
 * Opens a session. A new ticket opens a new session, so that a launch for money never continues one for play money. The ticket this tab has spent
 * already means a reload, which continues the session it opened.
 */
export async function openSession({ api, memory, host, ticket: given }: Dependencies): Promise<Opening> {
  const kept = memory.read();
  const ticket = given ?? (await host.askTicket(kept === null ? TICKET_WITHIN_MS : TICKET_AGAIN_WITHIN_MS));
  if (ticket !== null && ticket !== kept?.ticket) {
    return settle(await api.open(ticket), memory, ({ token, state }) => {
      const fresh: Kept = { ticket, token, pending: null, stake: null, history: [] };
      memory.write(fresh);
      return { kind: 'open', kept: fresh, state };
    });
  }
  if (kept === null) return { kind: 'over', unsettled: false };
  return settle(await api.state(kept.token), memory, (state) => ({ kind: 'open', kept, state }));
}

function settle<Data>(answer: Answer<Data>, memory: Memory, open: (data: Data) => Opening): Opening {
  if (answer.kind === 'answered') return open(answer.data);
  if (answer.kind === 'lost' || answer.refusal.error !== 'session-over') return { kind: 'unreachable' };
  const unsettled = (memory.read()?.pending ?? null) !== null;
  memory.clear();
  return { kind: 'over', unsettled };
}
