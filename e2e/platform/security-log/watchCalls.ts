import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { AnsweredCall } from '../http/answeredCall';
import type { Member } from '../kernel';
import type { SecurityLog } from './createSecurityLog';
import type { SecurityEventName, SecurityResult } from './securityEvent';
import { WATCHED_CALLS } from './watchedCalls';

const {
  success,
  loginExpired,
  illegalParameter,
  frequentSubmission,
  sixtySecondLimit,
  maxPhoneAttempts,
  authenticationLocked,
  serverError,
} = RESPONSE_CODES;

const RESULTS: ReadonlyMap<number, SecurityResult> = new Map([
  [success, 'ok'],
  [authenticationLocked, 'locked'],
  [frequentSubmission, 'limited'],
  [sixtySecondLimit, 'limited'],
  [maxPhoneAttempts, 'limited'],
  [serverError, 'failed'],
]);

/**
 * Logs the response of a call that is an event before it is sent, so that every response received has its event in the
 * log. If the platform dies between an effect and its event, no response is sent, and the effect itself is stored in
 * the tables of its module.
 */
export function watchCalls(log: SecurityLog, findByName: (name: string) => Promise<Member | null>): (call: AnsweredCall) => Promise<void> {
  return async (call) => {
    const watched = WATCHED_CALLS.get(call.path);
    const result = RESULTS.get(call.code) ?? 'refused';
    const event = watched?.event ?? unusual(call, result);
    if (event === null) return;
    await log.record({
      event,
      result,
      code: call.code,
      memberId: await memberOf(call).catch(() => null),
      address: call.address,
      device: call.device,
      about: watched === undefined ? call.path : aboutOf(watched.about, call),
    });
  };

  /**
   * Returns the member; for a guest, the one with the given name. An unknown name is not logged, because it may be a
   * password in the wrong field.
   */
  async function memberOf({ member, asked, code }: AnsweredCall): Promise<number | null> {
    if (member !== null) return member.id;
    const name = fieldOf(asked, 'name');
    return name === '' || code === illegalParameter ? null : ((await findByName(name))?.id ?? null);
  }
}

/** Returns the event of a call that is not watched, if its result is unusual. */
function unusual({ code, hasToken }: AnsweredCall, result: SecurityResult): SecurityEventName | null {
  if (result === 'limited') return 'rate-limit';
  if (code === illegalParameter) return 'illegal-input';
  return code === loginExpired && hasToken ? 'session-refused' : null;
}

function aboutOf(about: string | { readonly asked: string } | { readonly answered: string } | undefined, call: AnsweredCall): string {
  if (about === undefined || typeof about === 'string') return about ?? '';
  return 'asked' in about ? fieldOf(call.asked, about.asked) : fieldOf(call.answered, about.answered);
}

function fieldOf(data: unknown, name: string): string {
  if (typeof data !== 'object' || data === null) return '';
  const value = (data as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
