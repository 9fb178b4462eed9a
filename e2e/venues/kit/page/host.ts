import * as z from '@site/shared/wire/zod';

const ticketSchema = z.object({ type: z.literal('venue:ticket'), ticket: z.string().check(z.minLength(1), z.maxLength(200)) });

/** The operator's page that frames this one. */
export interface Host {
  readonly isFraming: boolean;
  /** Null when it gave none within `withinMs`. */
  askTicket(withinMs: number): Promise<string | null>;
  /** The player's money in this venue has changed. */
  postBalance(): void;
  /** Back to the lobby: the framing page takes the player there; a page of our own closes, or goes there. */
  leave(): void;
}

/** The message is repeated for a page that starts to listen late. */
const ASK_AGAIN_MS = 1_000;

/** @param origins where the operator's pages are; messages go to and are accepted from these only */
export function createHost(view: Window, origins: readonly string[]): Host {
  const isFraming = view.parent !== view;
  // Where the browser names the framing origin, messages go to that one only.
  const parentOrigin = 'ancestorOrigins' in view.location ? view.location.ancestorOrigins[0] : undefined;
  const targets = parentOrigin === undefined ? origins : origins.filter((origin) => origin === parentOrigin);
  const post = (type: 'venue:ready' | 'venue:balance' | 'venue:exit'): void => {
    if (isFraming) for (const origin of targets) view.parent.postMessage({ type }, origin);
  };
  return {
    isFraming,
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
        const hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
          if (source !== view.parent || !origins.includes(origin)) return;
          const message = ticketSchema.safeParse(data);
          if (message.success) end(message.data.ticket);
        };
        view.addEventListener('message', hear);
        const asking = view.setInterval(() => post('venue:ready'), ASK_AGAIN_MS);
        const giveUp = view.setTimeout(() => end(null), withinMs);
        post('venue:ready');
      }),
    postBalance: () => post('venue:balance'),
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

/** Takes the ticket out of the address, so that the history does not keep it and no reload sends it again. */
export function takeTicketFromAddress(view: Window): string | null {
  const address = new URL(view.location.href);
  const ticket = address.searchParams.get('ticket');
  if (ticket === null) return null;
  address.searchParams.delete('ticket');
  view.history.replaceState(null, '', address);
  return ticket;
}
