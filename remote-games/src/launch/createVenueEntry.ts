import { assertNever } from '@site/shared/assert';
import { createCell, type CallFailure, type Readable } from '@site/shared/contract';
import type { Fen } from '@site/shared/money';
import { LOCAL_CHANNEL } from '../venues/venue';
import type { LaunchAnswer } from './destination';
import { advanceLaunch, type LaunchEvent, type LaunchOutcome, type LaunchRequest, type LaunchState } from './launchState';

export interface VenueEntryParts {
  /** Opens the login prompt for a guest and answers false. */
  readonly requireLogin: () => boolean;
  /** The site's own channel launches itself once it is shown, and keeps what it gets. */
  readonly openChannel: () => void;
  readonly launch: (request: LaunchRequest) => Promise<LaunchOutcome>;
  /** Shows that the venue is starting, until the returned function is called. */
  readonly showStarting: () => () => void;
  readonly openDestination: (request: LaunchRequest, answer: LaunchAnswer) => void;
  /** Says what automatic transfer has brought into the venue. */
  readonly showMoved: (amount: Fen) => void;
  readonly showFailure: (failure: CallFailure) => void;
  /** Entering may have moved the central balance into the venue. */
  readonly refreshBalance: () => void;
}

/** The one way into venues. */
export interface VenueEntry {
  readonly state: Readable<LaunchState>;
  readonly enter: (request: LaunchRequest) => Promise<void>;
  /** Enters the venue that asked for money, now that the player has seen its message. */
  readonly enterAnyway: () => Promise<void>;
  readonly dismiss: () => void;
}

/**
 * Runs `launchState` with the calls and the indicators.
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
      // The host hides the indicator after a while: another press shows it again.
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
