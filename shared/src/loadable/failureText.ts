import { assertNever } from '../assert';
import type { CallFailure } from '../contract/http';

/** Keys of the shared texts that say why there is no answer. */
type FailureKey = `failure.${'refused' | 'unreachable' | 'timeout' | 'malformed' | 'aborted'}`;

/**
 * The text that a failed call shows to the player: the server's own where it gave one, else one of ours.
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
