import type { CallFailure, CallOptions, CallResult, HttpService, ServerClock } from '@site/shared/contract';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { check, describeIssues } from '@site/shared/wire/schema';
import { resourceCall, type ResourceMethod } from '@site/shared/wire/resource';
import { CHANNEL, type LaunchData } from '../channel-entry/channelEntry';

/** Context that every sports call needs besides its own request. */
export interface ResourceContext {
  readonly http: HttpService;
  readonly clock: ServerClock;
  /** Returns the language code of the calls, such as `zh-cn`. */
  language(): string;
  /** Returns `undefined` before the channel is entered; until then only the session identifies the member. */
  launch(): LaunchData | undefined;
  /** Called when the platform no longer accepts the channel token for this member (code 6302). */
  onUidError(): void;
}

export interface Ending {
  readonly signal: AbortSignal;
}

/**
 * Calls a method of the game resource and validates its response against the method's schema. Never throws; the caller
 * shows a failure in place. Only a failed uid check is handled here: it is reported to the channel. The call has the
 * effect of its method, so that the transport requires an idempotency key for a bet.
 *
 * Implements R-API-088, R-API-089, R-API-104 (the method names are those of decision 41), R-ERRB-08.
 */
export async function sendResource<Request extends object, Response>(
  context: ResourceContext,
  method: ResourceMethod<Request, Response>,
  request: Request,
  options: Pick<CallOptions, 'signal' | 'idempotencyKey'> = {},
): Promise<CallResult<Response>> {
  const launch = context.launch();
  const base = {
    timestamp: context.clock.now(),
    token: launch?.token ?? '',
    language: context.language(),
    ip: launch?.ip ?? '',
  };
  const result = await context.http.send(
    { ...resourceCall, effect: method.effect },
    { method: method.method, enName: CHANNEL, Request: { ...request, ...base } },
    { ...options, onError: 'silent' },
  );
  if (!result.ok) {
    if (isUidError(result.failure)) context.onUidError();
    return result;
  }
  const checked = check(method.response, result.data);
  if (checked.issues) {
    return {
      ok: false,
      failure: { kind: 'malformed', problem: `${resourceCall.path}#${method.method}: ${describeIssues(checked.issues)}` },
    };
  }
  return { ok: true, data: checked.value };
}

function isUidError(failure: CallFailure): boolean {
  return failure.kind === 'refused' && failure.code === RESPONSE_CODES.uidVerificationError;
}
