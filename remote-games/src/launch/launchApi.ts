import type { CallFailure, HttpService } from '@site/shared/contract';
import { launchCall } from '@site/shared/wire/games';
import type { LaunchAnswer } from './destination';
import type { VenueWish } from './launchState';
import { isVenueWarning } from '../transfer-in/transferApi';
import { parseLaunchUrl } from './launchCodec';

/** How the platform took a wish. */
export type LaunchOutcome =
  | { readonly kind: 'answered'; readonly answer: LaunchAnswer }
  /** The venue wants money or consent first, in the platform's words (6413). */
  | { readonly kind: 'asks-for-money'; readonly message: string }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** Asks to enter a venue. Implements R-API-086, R-API-100, R-VENUE-07, R-VENUE-08. */
export async function launch(http: HttpService, { enName, gameCode, isActivity, isTrial }: VenueWish): Promise<LaunchOutcome> {
  const request = { enName, gameCode, ...(isActivity ? { isActivity } : {}), ...(isTrial ? { trial: true } : {}) };
  const result = await http.send(launchCall, request, { failures: 'quiet' });
  if (result.ok) {
    const answer = parseLaunchUrl(enName, result.data.url);
    if (answer) return { kind: 'answered', answer };
    return { kind: 'failed', failure: { is: 'malformed', problem: `${launchCall.path}: url leads nowhere` } };
  }
  const { failure } = result;
  const wantsMoney = failure.is === 'refused' && isVenueWarning(failure);
  return wantsMoney ? { kind: 'asks-for-money', message: failure.message } : { kind: 'failed', failure };
}
