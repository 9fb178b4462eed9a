import type { Answer } from './api';
import type { Host } from './host';
import type { KeptSession, Memory } from './memory';

export type Opening<Kept, State> =
  | { readonly kind: 'open'; readonly kept: Kept; readonly state: State }
  /** Result when there is no unspent ticket and no session to continue. */
  | { readonly kind: 'over'; readonly kept: Kept | null }
  | { readonly kind: 'unreachable' };

export const TICKET_WITHIN_MS = 10_000;

/**
 * Shorter limit for when a stored session can continue: a page opened directly by URL has no framing page to send a
 * ticket.
 */
export const TICKET_AGAIN_WITHIN_MS = 1_500;

interface Dependencies<Kept extends KeptSession, State> {
  readonly api: {
    open(ticket: string): Promise<Answer<{ readonly token: string; readonly state: State }>>;
    state(token: string): Promise<Answer<State>>;
  };
  readonly memory: Memory<Kept>;
  /** Returns the data to store for a new session. */
  readonly begin: (session: KeptSession) => Kept;
  readonly host: Pick<Host, 'askTicket'>;
  /** Ticket from the URL; null when it has none. */
  readonly ticket: string | null;
}

/**
 * Opens a session. A new ticket opens a new session, so that a launch for money never continues one for play money. A
 * ticket that this tab has already spent means a reload, which continues the session it opened.
 */
export async function openSession<Kept extends KeptSession, State>({
  api,
  memory,
  begin,
  host,
  ticket: given,
}: Dependencies<Kept, State>): Promise<Opening<Kept, State>> {
  const kept = memory.read();
  const ticket = given ?? (await host.askTicket(kept === null ? TICKET_WITHIN_MS : TICKET_AGAIN_WITHIN_MS));
  if (ticket !== null && ticket !== kept?.ticket) {
    return settle(await api.open(ticket), memory, ({ token, state }) => {
      const fresh = begin({ ticket, token });
      memory.write(fresh);
      return { kind: 'open', kept: fresh, state };
    });
  }
  if (kept === null) return { kind: 'over', kept: null };
  return settle(await api.state(kept.token), memory, (state) => ({ kind: 'open', kept, state }));
}

function settle<Data, Kept extends KeptSession, State>(
  answer: Answer<Data>,
  memory: Memory<Kept>,
  open: (data: Data) => Opening<Kept, State>,
): Opening<Kept, State> {
  if (answer.kind === 'answered') return open(answer.data);
  if (answer.kind === 'lost' || answer.refusal.error !== 'session-over') return { kind: 'unreachable' };
  const kept = memory.read();
  memory.clear();
  return { kind: 'over', kept };
}
