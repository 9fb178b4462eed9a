/** The messages of a game to the page around it. */
export type FrameMessage =
  /** It has started, asks for its ticket, or answers `operator:ask`. */
  | 'venue:ready'
  /** Its balance has changed. */
  | 'venue:balance'
  /** The player wants to go back to the lobby. */
  | 'venue:exit'
  /** Its session has ended, and it cannot go on. */
  | 'venue:over';

/** The messages of the page to the game in it, beside its ticket. None has a sum: the game asks its own server. */
export type OperatorMessage =
  /** Answer if you still run. */
  | 'operator:ask'
  /** The player has moved money beside the game: its balance is to be read again. */
  | 'operator:balance'
  /** Something lies over the game, which stakes nothing by itself until it has gone. */
  | 'operator:pause'
  | 'operator:resume';

const MESSAGES: readonly FrameMessage[] = ['venue:ready', 'venue:balance', 'venue:exit', 'venue:over'];

/** Reads a message of a frame; `undefined` for anything else. */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  return MESSAGES.find((message) => message === data.type);
}

/** The answer to `venue:ready`. It is sent to the game's own origin only. */
export function ticketMessage(token: string): { readonly type: 'venue:ticket'; readonly ticket: string } {
  return { type: 'venue:ticket', ticket: token };
}
