import { assertNever } from '@site/shared/assert';
import type { NavigationService } from '@site/shared/contract';
import { withLanguage, withoutTicket } from '../received-games/frameAddress';
import type { GameEntry, ReceivedGames } from '../received-games/receivedGames';
import { destinationOf, type LaunchAnswer, type SitePreference } from './destination';
import type { LaunchRequest } from './launchState';

export interface DestinationOpenerParts {
  readonly navigation: Pick<NavigationService, 'go' | 'goToPath' | 'href'>;
  readonly received: ReceivedGames;
  readonly site: () => SitePreference;
  /** Opens a URL in a new tab; returns false when the browser has blocked it. */
  readonly openPage: (address: string) => boolean;
  /** Asks the player for a click that opens the tab, because browsers allow it only right after a click. */
  readonly offerPage: () => Promise<boolean>;
  readonly entryOf: (request: LaunchRequest) => GameEntry;
}

/**
 * Returns a function that opens the page to which the response of an entry leads. Implements R-VENUE-13 to R-VENUE-22.
 */
export function createDestinationOpener({ navigation, received, site, openPage, offerPage, entryOf }: DestinationOpenerParts) {
  const openOrOffer = (address: string) => {
    if (openPage(address)) return;
    void offerPage().then((isAccepted) => {
      if (isAccepted) openPage(address);
    });
  };

  return (request: LaunchRequest, answer: LaunchAnswer): void => {
    const preference = site();
    const destination = destinationOf(request.enName, answer, preference);
    switch (destination.kind) {
      case 'frame':
        received.keepAddress(destination.address, entryOf(request));
        navigation.go('game', { info: withoutTicket(destination.address) });
        return;
      case 'site-page':
        if (destination.opens === 'here') navigation.goToPath(destination.path);
        else openOrOffer(`${preference.origin}${destination.path}`);
        return;
      case 'new-page':
        openOrOffer(withLanguage(destination.address, preference.locale));
        return;
      case 'payload-page':
        received.keepPayload(destination.page, destination.payload, entryOf(request));
        if (destination.opens === 'here') navigation.go(destination.page, {});
        else openOrOffer(new URL(navigation.href(destination.page, {}), preference.origin).href);
        return;
      default:
        assertNever(destination);
    }
  };
}
