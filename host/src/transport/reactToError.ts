import { isAxiosError } from 'axios';
import type { CallFailure } from '@site/shared/contract/http';
import type { Logger } from '@site/shared/contract/services';
import type { Call } from '@site/shared/wire/call';
import { responseCodeName } from '@site/shared/wire/responseCodes';
import { LOGGED } from '../services/logged';
import { toFailure } from './callError';
import { reactionTo, type Reaction } from './reactions';

export type FailedCall = Pick<Call<unknown, unknown>, 'path' | 'effect'>;

export interface FailureHandlers {
  readonly logger: Logger;
  /** Called when the platform answered a call with this token (empty: without a token) that the login has expired. */
  readonly onExpired: (token: string) => void;
  /** Called with a failure to show to the player, and how. */
  readonly onFailure: (failure: CallFailure, reaction: Reaction, call: FailedCall) => void;
}

/** Creates the reaction to the error of a call, by the table of reactions. The caller still receives the error. */
export function createErrorReaction({ logger, onExpired, onFailure }: FailureHandlers): (error: unknown) => void {
  return (error) => {
    const outgoing = isAxiosError(error) ? error.config?.outgoing : undefined;
    const failure = toFailure(error);
    if (!outgoing || failure.kind === 'aborted') return;
    const { call, caller, requestId, options } = outgoing.facts;
    const reaction = reactionTo(failure.kind === 'refused' ? responseCodeName(failure.code) : undefined);
    if (reaction.kind === 'expire-login') {
      onExpired(caller.token);
      return;
    }
    logger.warn(LOGGED.callFailed, { path: call.path, requestId, ...failure });
    const isShown = reaction.kind === 'bind-name' || (options.onError !== 'silent' && reaction.kind !== 'hand-over');
    if (isShown) onFailure(failure, reaction, { path: call.path, effect: call.effect });
  };
}
