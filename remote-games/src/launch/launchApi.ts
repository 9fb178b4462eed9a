import type { HttpService } from '@site/shared/contract';
import { fenFromWire } from '@site/shared/money';
import { launchCall } from '@site/shared/wire/launch';
import { isVenueWarning } from '../transfer-in/transferApi';
import { parseLaunchUrl } from './launchCodec';
import type { LaunchOutcome, LaunchRequest } from './launchState';

/** Sends the request to enter a venue. Implements R-API-086, R-API-100, R-VENUE-07, R-VENUE-08. */
export async function launch(http: HttpService, { enName, gameCode, isActivity, isTrial }: LaunchRequest): Promise<LaunchOutcome> {
  const request = { enName, gameCode, ...(isActivity ? { isActivity } : {}), ...(isTrial ? { trial: true } : {}) };
  const result = await http.send(launchCall, request, { onError: 'silent' });
  if (result.ok) {
    const { url, moved } = result.data;
    const answer = parseLaunchUrl(url);
    if (answer) return { kind: 'answered', answer, ...(moved === undefined ? {} : { moved: fenFromWire(moved) }) };
    return { kind: 'failed', failure: { kind: 'malformed', problem: `${launchCall.path}: url leads nowhere` } };
  }
  const { failure } = result;
  const asksForMoney = failure.kind === 'refused' && isVenueWarning(failure);
  return asksForMoney ? { kind: 'asks-for-money', message: failure.message } : { kind: 'failed', failure };
}
