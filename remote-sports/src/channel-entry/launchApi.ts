import type { CallResult, HttpService } from '@site/shared/contract';
import { check, describeIssues } from '@site/shared/wire/schema';
import { crtyLaunchSchema, launchCall } from '@site/shared/wire/launch';
import { preInfoCall } from '@site/shared/wire/site';
import { CHANNEL, type LaunchData } from './channelEntry';

/**
 * Enters the channel. Returns its token and the IP address for resource calls, which is empty when the site does not
 * return it.
 *
 * Implements R-ROUTE-34.
 */
export async function launchChannel(http: HttpService, userId: string, signal: AbortSignal): Promise<CallResult<LaunchData>> {
  const options = { signal, onError: 'silent' } as const;
  const [launched, preInfo] = await Promise.all([
    http.send(launchCall, { enName: CHANNEL, gameCode: '' }, options),
    http.send(preInfoCall, {}, options),
  ]);
  if (!launched.ok) return launched;

  const checked = check(crtyLaunchSchema, parseJson(launched.data.url));
  if (checked.issues)
    return { ok: false, failure: { kind: 'malformed', problem: `${launchCall.path}: ${describeIssues(checked.issues)}` } };
  return { ok: true, data: { userId, token: checked.value.token, ip: preInfo.ok ? preInfo.data.ip : '' } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
