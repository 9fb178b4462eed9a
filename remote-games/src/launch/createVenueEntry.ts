import { assertNever } from '@site/shared/assert';
import { createCell, type CallFailure, type Readable } from '@site/shared/contract';
import type { LaunchAnswer } from './destination';
import { advanceLaunch, type LaunchEvent, type LaunchState, type VenueWish } from './launchState';

export interface VenueEntryParts {
  /** Opens the login prompt for a guest and answers false. */
  readonly requireLogin: () => boolean;
  readonly launch: (
    wish: VenueWish,
  ) => Promise<
    | { readonly kind: 'answered'; readonly answer: LaunchAnswer }
    | { readonly kind: 'asks-for-money'; readonly message: string }
    | { readonly kind: 'failed'; readonly failure: CallFailure }
  >;
  /** Shows that the venue is starting; the answer takes it away. */
  readonly showStarting: () => () => void;
  readonly deliver: (wish: VenueWish, answer: LaunchAnswer) => void;
  readonly tell: (failure: CallFailure) => void;
  /** Entering may have moved the central balance into the venue. */
  readonly refreshBalance: () => void;
}

/** The one way into venues. */
export interface VenueEntry {
  readonly state: Readable<LaunchState>;
  readonly enter: (wish: VenueWish) => Promise<void>;
  /** Enters where the player was asked for money, who has seen the message now. */
  readonly goOn: () => Promise<void>;
  readonly dismiss: () => void;
}

/** Drives `launchState` with the calls and what the player sees. Implements R-VENUE-10, R-VENUE-11, R-TIN-10, R-ERR-6413, R-ERRB-14. */
export function createVenueEntry({ requireLogin, launch, showStarting, deliver, tell, refreshBalance }: VenueEntryParts): VenueEntry {
  const state = createCell<LaunchState>({ status: 'idle' });
  let takeAway = (): void => undefined;
  const dispatch = (event: LaunchEvent) => {
    state.set(advanceLaunch(state.get(), event));
  };
  const showAgain = () => {
    takeAway();
    takeAway = showStarting();
  };

  async function enter(wish: VenueWish): Promise<void> {
    if (!requireLogin()) return;
    if (state.get().status === 'starting') {
      // The host's indicator goes by itself after a while; who presses again meanwhile is told again.
      showAgain();
      return;
    }
    dispatch({ type: 'wished', wish });
    showAgain();
    const outcome = await launch(wish);
    takeAway();
    switch (outcome.kind) {
      case 'answered':
        dispatch({ type: 'ended' });
        if (!wish.isTrial) refreshBalance();
        deliver(wish, outcome.answer);
        return;
      case 'asks-for-money':
        dispatch({ type: 'asked-for-money', message: outcome.message });
        return;
      case 'failed':
        dispatch({ type: 'ended' });
        if (outcome.failure.is !== 'refused') refreshBalance();
        if (outcome.failure.is !== 'aborted') tell(outcome.failure);
        return;
      default:
        assertNever(outcome);
    }
  }

  return {
    state,
    enter,
    async goOn() {
      const asking = state.get();
      if (asking.status === 'asking') await enter({ ...asking.wish, isActivity: true });
    },
    dismiss() {
      dispatch({ type: 'dismissed' });
    },
  };
}
