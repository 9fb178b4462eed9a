import { check, describeIssues, type Schema } from '@site/shared/wire/schema';
import type { Language } from '../http/messageText';
import type { Log } from '../kernel';
import type { StreamName } from './createStreamGate';

interface EncoderParts {
  readonly stream: StreamName;
  readonly schema: Schema<unknown>;
  /** Translates a message to the player's language. */
  readonly wordsIn: (language: Language, message: object) => object;
  readonly log: Log;
}

/**
 * Encoder of messages. Both functions return `undefined` when there is nothing to send: a message that breaks the wire
 * schema is logged and not sent.
 */
export interface Encoder {
  encode(language: Language, message: object): Buffer | undefined;
  encodeTogether(language: Language, messages: readonly object[]): Buffer | undefined;
}

const [BEFORE, BETWEEN, AFTER] = [Buffer.from('{"type":"together","messages":['), Buffer.from(','), Buffer.from(']}')];

/** Creates an encoder. A message for many players is translated, validated and serialized once per language. */
export function createEncoder({ stream, schema, wordsIn, log }: EncoderParts): Encoder {
  const written = new WeakMap<object, Map<Language, Buffer | undefined>>();

  function write(language: Language, message: object): Buffer | undefined {
    const result = check(schema, wordsIn(language, message));
    if (result.issues === undefined) return Buffer.from(JSON.stringify(result.value));
    log.error('stream-message-breaks-the-wire', { stream, problem: describeIssues(result.issues) });
    return undefined;
  }

  function encode(language: Language, message: object): Buffer | undefined {
    const byLanguage = written.get(message) ?? new Map<Language, Buffer | undefined>();
    written.set(message, byLanguage);
    if (!byLanguage.has(language)) byLanguage.set(language, write(language, message));
    return byLanguage.get(language);
  }

  return {
    encode,
    encodeTogether(language, messages) {
      const texts = messages.flatMap((message) => encode(language, message) ?? []);
      if (texts.length === 0) return undefined;
      return Buffer.concat([BEFORE, ...texts.flatMap((text, at) => (at === 0 ? [text] : [BETWEEN, text])), AFTER]);
    },
  };
}
