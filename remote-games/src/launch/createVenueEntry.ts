import { assertNever } from '@site/shared/assert';
import { createCell, type CallFailure, type Readable } from '@site/shared/contract';
import type { Fen } from '@site/shared/money';
import { LOCAL_CHANNEL } from '../venues/venue';
import type { LaunchAnswer } from './destination';
import { advanceLaunch, type LaunchEvent, type LaunchOutcome, type LaunchRequest, type LaunchState } from './launchState';

export interface VenueEntryParts {
  /** Opens the login prompt for a guest and returns false. */
  readonly requireLogin: () => boolean;
  /** Opens the site's own channel, which launches itself when shown and stores its launch data. */
  readonly openChannel: () => void;
  readonly launch: (request: LaunchRequest) => Promise<LaunchOutcome>;
  /** Shows that the venue is starting until the returned function is called. */
  readonly showStarting: () => () => void;
  readonly openDestination: (request: LaunchRequest, answer: LaunchAnswer) => void;
  /** Shows the amount that automatic transfer has moved into the venue. */
  readonly showMoved: (amount: Fen) => void;
  readonly showFailure: (failure: CallFailure) => void;
  /** Refreshes the central balance, which entering a venue may have moved. */
  readonly refreshBalance: () => void;
}

/** Entry service through which all venues are entered. */
export interface VenueEntry {
  readonly state: Readable<LaunchState>;
  readonly enter: (request: LaunchRequest) => Promise<void>;
  /** Enters the venue that asked for money, after the player has seen its message. */
  readonly enterAnyway: () => Promise<void>;
  readonly dismiss: () => void;
}

/**
 * Runs the state machine of `launchState` with its calls and indicators.
 *
 * Implements R-VENUE-10, R-VENUE-12, R-VENUE-11, R-TIN-10, R-ERR-6413, R-ERRB-14.
 */
export function createVenueEntry(parts: VenueEntryParts): VenueEntry {
  const { requireLogin, openChannel, launch, showStarting, openDestination, showMoved, showFailure, refreshBalance } = parts;
  const state = createCell<LaunchState>({ status: 'idle' });
  let hideStarting = (): void => undefined;
  const dispatch = (event: LaunchEvent) => {
    state.set(advanceLaunch(state.get(), event));
  };
  const showStartingAgain = () => {
    hideStarting();
    hideStarting = showStarting();
  };

  async function enter(request: LaunchRequest): Promise<void> {
    if (!requireLogin()) return;
    if (request.enName === LOCAL_CHANNEL) {
      openChannel();
      return;
    }
    if (state.get().status === 'starting') {
      // The host hides the indicator after a while, so show it again on another press.
      showStartingAgain();
      return;
    }
    dispatch({ type: 'requested', request });
    showStartingAgain();
    const outcome = await launch(request);
    hideStarting();
    switch (outcome.kind) {
      case 'answered':
        dispatch({ type: 'ended' });
        if (!request.isTrial) refreshBalance();
        openDestination(request, outcome.answer);
        if (outcome.moved !== undefined) showMoved(outcome.moved);
        return;
      case 'asks-for-money':
        dispatch({ type: 'asked-for-money', message: outcome.message });
        return;
      case 'failed':
        dispatch({ type: 'ended' });
        if (outcome.failure.kind !== 'refused') refreshBalance();
        if (outcome.failure.kind !== 'aborted') showFailure(outcome.failure);
        return;
      default:
        assertNever(outcome);
    }
  }

  return {
    state,
    enter,
    async enterAnyway() {
      const current = state.get();
      if (current.status === 'asking') await enter({ ...current.request, isActivity: true });
    },
    dismiss() {
      dispatch({ type: 'dismissed' });
    },
  };
}
