import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { check, describeIssues } from '@site/shared/wire/schema';
import { resourceCall, type ResourceMethod } from '@site/shared/wire/resource';
import { SPORTS_METHODS } from '@site/shared/wire/sports';
import { parseBody } from '../http/callHandler';
import { namesIn } from '../http/namesIn';
import { keyOf, publicRoute, type RequestContext, type Route } from '../http/route';
import type { Log, Member, Sportsbook } from '../kernel';
import { PlatformError, SharedAnswer } from '../kernel';
import type { Sessions } from '../members/createSessions';

const METHODS: Readonly<Record<string, ResourceMethod<unknown, unknown>>> = SPORTS_METHODS;

/**
 * Serves all sports calls at one address (decision 41). Finds the method, checks request and answer against its
 * schemas, and calls the sportsbook.
 *
 * Guests may read leagues, matches and markets; the sportsbook refuses them the data of a member.
 */
export function resourceRoute({
  sportsbook,
  sessions,
  log,
}: {
  readonly sportsbook: Sportsbook;
  readonly sessions: Sessions;
  readonly log: Log;
}): Route {
  const route = publicRoute(resourceCall, async ({ method, Request }, context, member) => {
    const known = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
    if (known === undefined) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'unknown_method');
    await checkChannelToken(Request.token, member, context, sessions);
    if (known.effect === 'moves-money') keyOf(context);
    const request = parseBody(known.request, Request, `${resourceCall.path}#${method}`, log);
    const data = await sportsbook.resource({ method, request, member, idempotencyKey: context.idempotencyKey });
    if (data instanceof SharedAnswer) return data;
    const answer = check(known.response, data);
    if (answer.issues !== undefined) throw new TypeError(`our own answer to ${method} breaks the wire: ${describeIssues(answer.issues)}`);
    return namesIn(context.language, answer.value);
  });
  return { ...route, isWrapper: true };
}

/**
 * Checks `Request.token`: the channel's token from the launch, or the session's. Guests send an empty one.
 *
 * @throws PlatformError 6302 when it belongs to someone else, 6001 when the session has ended
 */
async function checkChannelToken(token: string, member: Member | null, context: RequestContext, sessions: Sessions): Promise<void> {
  if (token === '' || token === context.token) return;
  const launched = await sessions.find(token, 'launch');
  if (launched !== null && launched.id === member?.id) return;
  throw new PlatformError(context.token !== null && member === null ? RESPONSE_CODES.loginExpired : RESPONSE_CODES.uidVerificationError);
}
