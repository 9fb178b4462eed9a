import * as z from 'zod/mini';

const ticketSchema = z.object({ type: z.literal('venue:ticket'), ticket: z.string().check(z.minLength(1), z.maxLength(200)) });

/**
 * What the framing page says. It never names a sum: what has changed is asked of the own server.
 *
 * - `operator:balance`: the player has moved money, the balance is to be read again.
 * - `operator:pause`, `operator:resume`: something lies over the game, and is gone again.
 */
export type OperatorMessage = 'operator:balance' | 'operator:pause' | 'operator:resume';

const operatorSchema = z.object({ type: z.enum(['operator:ask', 'operator:balance', 'operator:pause', 'operator:resume']) });

/** The operator's page that frames this one. */
export interface Host {
  readonly isFraming: boolean;
  /** Something lies over the game: it stakes nothing by itself. */
  readonly isPaused: boolean;
  /** Says that the page has started, and listens from now on. Called once, before anything else. */
  announce(): void;
  /** Calls back with each message of the framing page; the answer ends it. */
  hear(listener: (message: OperatorMessage) => void): () => void;
  /** Null when it gave none within `withinMs`. */
  askTicket(withinMs: number): Promise<string | null>;
  /** The player's money in this venue has changed. */
  postBalance(): void;
  /** The session has ended: the framing page offers another entry. */
  postOver(): void;
  /** Back to the lobby: the framing page takes the player there; a page of our own closes, or goes there. */
  leave(): void;
}

/** The message is repeated for a page that starts to listen late. */
const ASK_AGAIN_MS = 1_000;

/** @param origins where the operator's pages are; messages go to and are accepted from these only */
export function createHost(view: Window, origins: readonly string[]): Host {
  const isFraming = view.parent !== view;
  const parentOrigin = readParentOrigin(view);
  const targets = parentOrigin === undefined ? origins : origins.filter((origin) => origin === parentOrigin);
  const listeners = new Set<(message: OperatorMessage) => void>();
  let isPaused = false;
  const post = (type: 'venue:ready' | 'venue:balance' | 'venue:exit' | 'venue:over'): void => {
    if (isFraming) for (const origin of targets) view.parent.postMessage({ type }, origin);
  };
  const isFromHost = ({ origin, source }: MessageEvent<unknown>): boolean => source === view.parent && targets.includes(origin);
  const take = (event: MessageEvent<unknown>): void => {
    const message = isFromHost(event) ? operatorSchema.safeParse(event.data).data?.type : undefined;
    if (message === undefined) return;
    // It wants to know whether this page still runs.
    if (message === 'operator:ask') {
      post('venue:ready');
      return;
    }
    if (message !== 'operator:balance') isPaused = message === 'operator:pause';
    for (const listener of listeners) listener(message);
  };
  return {
    isFraming,
    get isPaused() {
      return isPaused;
    },
    announce() {
      reloadOnReturn(view);
      if (!isFraming) return;
      view.addEventListener('message', take);
      post('venue:ready');
    },
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    askTicket: (withinMs) =>
      new Promise((resolve) => {
        if (!isFraming) {
          resolve(null);
          return;
        }
        const end = (ticket: string | null): void => {
          view.clearInterval(asking);
          view.clearTimeout(giveUp);
          view.removeEventListener('message', hear);
          resolve(ticket);
        };
        const hear = (event: MessageEvent<unknown>): void => {
          const message = isFromHost(event) ? ticketSchema.safeParse(event.data) : undefined;
          if (message?.success === true) end(message.data.ticket);
        };
        view.addEventListener('message', hear);
        const asking = view.setInterval(() => post('venue:ready'), ASK_AGAIN_MS);
        const giveUp = view.setTimeout(() => end(null), withinMs);
        post('venue:ready');
      }),
    postBalance: () => post('venue:balance'),
    postOver: () => post('venue:over'),
    leave() {
      if (isFraming) {
        post('venue:exit');
        return;
      }
      view.close();
      if (origins[0] !== undefined) view.location.assign(origins[0]);
    },
  };
}

/** Returns the origin of the framing page; undefined where the browser withholds it. Firefox reports `null` for a frame with `no-referrer`. */
function readParentOrigin({ location }: Window): string | undefined {
  const origin = 'ancestorOrigins' in location ? location.ancestorOrigins[0] : undefined;
  return origin === 'null' ? undefined : origin;
}

/** Takes the ticket out of the address, so that the history does not keep it and no reload sends it again. */
export function takeTicketFromAddress(view: Window): string | null {
  const address = new URL(view.location.href);
  const ticket = address.searchParams.get('ticket');
  if (ticket === null) return null;
  address.searchParams.delete('ticket');
  view.history.replaceState(null, '', address);
  return ticket;
}

/**
 * A page that the browser kept shows a session that may have ended, or another player's money: it is hidden when it is put away, and asks its server
 * again when it returns.
 */
function reloadOnReturn(view: Window): void {
  const hide = (): void => {
    view.document.documentElement.style.visibility = 'hidden';
  };
  view.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) hide();
  });
  view.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    hide();
    view.location.reload();
  });
}
