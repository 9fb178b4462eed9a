import { assertNever } from '@site/shared/assert';
import type { NavigationService } from '@site/shared/contract';
import type { Received, ReceivedGames } from '../play/receivedGames';
import { LOCAL_CHANNEL } from '../venues/venue';
import { destinationOf, type LaunchAnswer, type SitePreference } from './destination';
import type { VenueWish } from './launchState';

export interface DeliveryParts {
  readonly navigation: Pick<NavigationService, 'go' | 'href'>;
  readonly received: ReceivedGames;
  readonly site: () => SitePreference;
  /** Opens an address in a page of its own; false where the browser has not let it. */
  readonly openPage: (address: string) => boolean;
  /** Offers the player to open the page, since a press is what browsers want to see. */
  readonly offerPage: () => Promise<boolean>;
  readonly describe: (wish: VenueWish) => Received;
}

/** Brings the player to what an entry answered. Implements R-VENUE-12 to R-VENUE-22. */
export function createDelivery({ navigation, received, site, openPage, offerPage, describe }: DeliveryParts) {
  const openOrOffer = (address: string) => {
    if (openPage(address)) return;
    void offerPage().then((isWanted) => {
      if (isWanted) openPage(address);
    });
  };

  return (wish: VenueWish, answer: LaunchAnswer): void => {
    const preference = site();
    const destination = destinationOf(wish, answer, preference);
    switch (destination.to) {
      case 'channel':
        received.keepChannel(destination.data);
        navigation.go('crty', { enName: LOCAL_CHANNEL });
        return;
      case 'frame':
        received.keepAddress(destination.address, describe(wish));
        navigation.go('game', { info: destination.address });
        return;
      case 'new-page':
        openOrOffer(destination.address);
        return;
      case 'payload-page':
        received.keepPayload(destination.page, destination.payload, describe(wish));
        if (destination.opens === 'here') navigation.go(destination.page, {});
        else openOrOffer(new URL(navigation.href(destination.page, {}), preference.origin).href);
        return;
      default:
        assertNever(destination);
    }
  };
}
