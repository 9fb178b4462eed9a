import type { Clock } from '../kernel';

/** `voice` is a call that reads the code out. */
export type CodeChannel = 'sms' | 'email' | 'voice';

/** A text message, call or e-mail that was sent. */
export interface Message {
  readonly channel: CodeChannel;
  readonly target: string;
  readonly purpose: string;
  /** Empty where it carries none. */
  readonly code: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

/** Replaces the networks that carry messages: messages can be read over `/sandbox/messages`, and are lost with the process. */
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
