import type { Clock } from '../kernel';

/** Channel of a code; `voice` is a call that reads the code out. */
export type CodeChannel = 'sms' | 'email' | 'voice';

/** Sent text message, call or e-mail. */
export interface Message {
  readonly channel: CodeChannel;
  readonly target: string;
  readonly purpose: string;
  /** Code in the message; empty when there is none. */
  readonly code: string;
  readonly text: string;
  /** Time in milliseconds since 1970. */
  readonly sentAt: number;
}

/**
 * Replacement for the networks that deliver messages. The messages can be read at `/sandbox/messages` and are lost when
 * the process ends.
 */
export interface Mailbox {
  send(message: Omit<Message, 'sentAt'>): void;
  /** Messages, newest first. */
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
