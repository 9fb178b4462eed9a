import type { Clock } from '../kernel';

/** `voice` is a call that reads the code out. */
export type CodeChannel = 'sms' | 'email' | 'voice';

/** A message as the phone network or the post would have it. */
export interface Message {
  readonly channel: CodeChannel;
  readonly target: string;
  readonly purpose: string;
  readonly code: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

/** Stands in for the networks that carry messages: what was sent can be read over `/sandbox/messages`, and ends with the process. */
export interface Mailbox {
  send(message: Omit<Message, 'sentAt'>): void;
  /** Newest first. */
  readonly messages: readonly Message[];
  clear(): void;
}

const KEPT_MESSAGES = 200;

export function createMailbox(clock: Clock): Mailbox {
  let messages: readonly Message[] = [];
  return {
    send(message) {
      messages = [{ ...message, sentAt: clock.nowMs() }, ...messages].slice(0, KEPT_MESSAGES);
    },
    get messages() {
      return messages;
    },
    clear() {
      messages = [];
    },
  };
}
