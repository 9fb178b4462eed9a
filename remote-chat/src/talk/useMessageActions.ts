import { createContext, useContext } from 'react';
import type { TalkMessage } from './talk';

/** Actions of a person on messages of the room. One that is not available is undefined. */
export interface MessageActions {
  /** Undefined when the person may not write there now. */
  readonly reply: ((message: TalkMessage) => void) | undefined;
  readonly mention: ((message: TalkMessage) => void) | undefined;
  /** Undefined for a guest, and when the person may not write there now. */
  readonly react: ((message: TalkMessage, emoji: string, isOn: boolean) => void) | undefined;
  /** Undefined for a guest. */
  readonly report: ((message: TalkMessage) => void) | undefined;
  /** Hides all messages of its author. */
  readonly ignore: ((message: TalkMessage) => void) | undefined;
  /** Scrolls to a message, and loads it if it is not shown yet. */
  readonly jump: (messageId: string) => void;
  /** Shows the picture of a message larger. */
  readonly view: (messageId: string) => void;
}

export const MessageActionsContext = createContext<MessageActions>({
  reply: undefined,
  mention: undefined,
  react: undefined,
  report: undefined,
  ignore: undefined,
  jump: () => undefined,
  view: () => undefined,
});

export function useMessageActions(): MessageActions {
  return useContext(MessageActionsContext);
}
