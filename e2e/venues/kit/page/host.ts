import * as z from 'zod/mini';

const ticketSchema = z.object({ type: z.literal('venue:ticket'), ticket: z.string().check(z.minLength(1), z.maxLength(200)) });

/**
 * Messages of the framing page. They never contain an amount; the page requests changes from its own server.
 *
 * - `operator:balance`: the player has moved money, so the balance must be read again.
 * - `operator:pause`, `operator:resume`: an overlay covers the game, or is closed again.
 */
export type OperatorMessage = 'operator:balance' | 'operator:pause' | 'operator:resume';

const operatorSchema = z.object({ type: z.enum(['operator:ask', 'operator:balance', 'operator:pause', 'operator:resume']) });

/** Operator's page that frames this one. */
export interface Host {
  readonly isFraming: boolean;
  /** True while an overlay covers the game; the game must not stake automatically. */
  readonly isPaused: boolean;
  /** Reports that the page has started, and starts listening. Call it once, before anything else. */
  announce(): void;
  /** Subscribes to messages of the framing page. Returns the function that unsubscribes. */
  hear(listener: (message: OperatorMessage) => void): () => void;
  /** Requests a ticket. Resolves with null when none arrives within `withinMs`. */
  askTicket(withinMs: number): Promise<string | null>;
  postBalance(): void;
  /** Reports that the session has ended; the framing page then offers another launch. */
  postOver(): void;
  /** Returns to the lobby: the framing page navigates there; without a frame, this page closes or navigates there. */
  leave(): void;
}

/** Interval of ticket requests, repeated because the framing page may start to listen late. */
const ASK_AGAIN_MS = 1_000;

/**
 * Creates the connection to the framing page.
 *
 * @param origins origins of the operator's pages; messages are sent to and accepted from these only
 */
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
    // The framing page checks whether this page still runs.
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

/**
 * Returns the origin of the framing page, or undefined when the browser withholds it. Firefox reports `null` for a
 * frame with `no-referrer`.
 */
function readParentOrigin({ location }: Window): string | undefined {
  const origin = 'ancestorOrigins' in location ? location.ancestorOrigins[0] : undefined;
  return origin === 'null' ? undefined : origin;
}

/** Removes the ticket from the address, so that the history does not store it and a reload does not send it again. */
export function takeTicketFromAddress(view: Window): string | null {
  const address = new URL(view.location.href);
  const ticket = address.searchParams.get('ticket');
  if (ticket === null) return null;
  address.searchParams.delete('ticket');
  view.history.replaceState(null, '', address);
  return ticket;
}

/**
 * Hides the page when it enters the back/forward cache and reloads it on return, because its session may have ended or
 * it may show another player's money.
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
