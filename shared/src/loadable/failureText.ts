import { assertNever } from '../assert';
import type { CallFailure } from '../contract/http';

type FailureKey = `failure.${'refused' | 'unreachable' | 'timeout' | 'malformed' | 'aborted'}`;

/**
 * Returns the text that the player sees for a failed call: the server's own message if it sent one, otherwise a stock
 * message.
 *
 * @param t the translation of the shared namespace
 */
export function failureText(failure: CallFailure, t: (key: FailureKey) => string): string {
  switch (failure.kind) {
    case 'refused':
      return failure.message === '' ? t('failure.refused') : failure.message;
    case 'unreachable':
    case 'timeout':
    case 'malformed':
    case 'aborted':
      return t(`failure.${failure.kind}`);
    default:
      return assertNever(failure);
  }
}
