/** Messages from a game to the page around it. */
export type FrameMessage =
  /** The game has started and requests its ticket, or answers `operator:ask`. */
  | 'venue:ready'
  /** The balance of the game has changed. */
  | 'venue:balance'
  /** The player wants to return to the lobby. */
  | 'venue:exit'
  /** The session of the game has ended, and it cannot continue. */
  | 'venue:over';

/** Messages from the page to its game, besides the ticket. They never contain amounts: the game asks its own server. */
export type OperatorMessage =
  /** Requests an answer if the game is still running. */
  | 'operator:ask'
  /** The player has moved money outside the game, so the game must reload its balance. */
  | 'operator:balance'
  /** Something covers the game, so it must not stake automatically until `operator:resume`. */
  | 'operator:pause'
  | 'operator:resume';

const MESSAGES: readonly FrameMessage[] = ['venue:ready', 'venue:balance', 'venue:exit', 'venue:over'];

/** Parses a message of a frame; returns `undefined` for anything else. */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  return MESSAGES.find((message) => message === data.type);
}

/** Returns the answer to `venue:ready`. Send it only to the game's own origin. */
export function ticketMessage(token: string): { readonly type: 'venue:ticket'; readonly ticket: string } {
  return { type: 'venue:ticket', ticket: token };
}
