/** The messages of a game to the page around it. */
export type FrameMessage =
  /** It has started and asks for its ticket. */
  | 'venue:ready'
  /** Its balance has changed. */
  | 'venue:balance'
  /** The player wants to go back to the lobby. */
  | 'venue:exit';

const MESSAGES: readonly FrameMessage[] = ['venue:ready', 'venue:balance', 'venue:exit'];

/** Reads a message of a frame; `undefined` for anything else. */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  return MESSAGES.find((message) => message === data.type);
}

/** The answer to `venue:ready`. It is sent to the game's own origin only. */
export function ticketMessage(token: string): { readonly type: 'venue:ticket'; readonly ticket: string } {
  return { type: 'venue:ticket', ticket: token };
}
