import { createContext, useContext } from 'react';
import type { TalkMessage } from './talk';

/** What a person may do with a message of the room. */
export interface MessageActions {
  /** Undefined where the person may not speak there now. */
  readonly reply: ((message: TalkMessage) => void) | undefined;
  readonly mention: ((message: TalkMessage) => void) | undefined;
  /** Undefined of a guest too. */
  readonly react: ((message: TalkMessage, emoji: string, isOn: boolean) => void) | undefined;
  /** Undefined of a guest. */
  readonly report: ((message: TalkMessage) => void) | undefined;
  /** Shows no messages of its sender any more. */
  readonly ignore: ((message: TalkMessage) => void) | undefined;
  /** Leads to a message, which is loaded where it is not shown yet. */
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
