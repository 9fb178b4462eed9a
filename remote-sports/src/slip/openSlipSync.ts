import type { Match } from '@site/shared/betting';
import type { CallResult, HostServices } from '@site/shared/contract';
import { openSharedEntry } from '@site/shared/storage';
import { parseSlip, slipToStorage } from './storedSlipCodec';
import type { RunningTask } from '../shared-tasks/createSharedTask';
import { isOpen } from './placement';
import type { BetSlip } from './slip';
import type { SharedBet } from './parseSharedBet';
import { rename, slipStore, type SlipState } from './slipStore';

const KEY = 'slip';
const KEPT = ['slip', 'stake', 'stakes', 'keepsStake', 'policy'] as const satisfies readonly (keyof SlipState)[];

const TAB = crypto.randomUUID();

/**
 * Stores the slip on this device across reloads, shares it with other tabs, follows the single requested by
 * `slip/pick`, and translates the names of its matches when the language changes. A match that cannot be loaded keeps
 * its names. A tab stores changes by its own player; automatic changes of prices and names never overwrite a newer slip
 * of another tab.
 *
 * @param followBet stops when the signal is aborted; so does `readMatch`
 */
export function openSlipSync(
  { storage, bus, locale, clock }: Pick<HostServices, 'storage' | 'bus' | 'locale' | 'clock'>,
  followBet: (bet: SharedBet, signal: AbortSignal) => Promise<void>,
  readMatch: (matchId: string, ending: { readonly signal: AbortSignal }) => Promise<CallResult<Match>>,
): RunningTask {
  const store = slipStore();
  const controller = new AbortController();
  let isRestoring = false;
  const restore = (stored: unknown) => {
    const kept = parseSlip(stored);
    // Do not change the slip while this tab has an open bet.
    if (!kept || store.getState().placements.some(isOpen)) return;
    isRestoring = true;
    store.setState({ ...kept, typing: undefined, quote: undefined });
    isRestoring = false;
  };
  const renameAll = () => {
    const { signal } = controller;
    for (const matchId of new Set(store.getState().slip.entries.map(({ match }) => match.id))) {
      void readMatch(matchId, { signal }).then((result) => {
        if (result.ok && !signal.aborted) rename(store, result.data);
      });
    }
  };
  if (isUntouched(store.getState())) restore(storage.read(KEY));
  const entry = openSharedEntry({ storage, key: KEY, tab: TAB, now: () => clock.now(), onChange: restore });

  const endings = [
    store.subscribe((state, before) => {
      if (isRestoring || KEPT.every((fact) => state[fact] === before[fact])) return;
      const isOfPlayer =
        KEPT.some((fact) => fact !== 'slip' && state[fact] !== before[fact]) || choiceIn(state.slip) !== choiceIn(before.slip);
      if (isOfPlayer) entry.write(slipToStorage(state));
      else entry.amend(slipToStorage(state));
    }),
    () => {
      entry.end();
    },
    locale.subscribe(renameAll),
    bus.on('slip/pick', ({ matchId, market, selection }) => {
      void followBet({ codes: [{ gameId: matchId, w: market, r: selection }], type: 'single' }, controller.signal);
    }),
  ];
  return {
    end() {
      controller.abort();
      for (const end of endings) end();
    },
  };
}

/** Returns all choices of the player in a slip as a string; prices and names are not included. */
function choiceIn({ mode, format, combination, entries }: BetSlip): string {
  return JSON.stringify([mode, format, combination, entries.map(({ key, pendingTicketId }) => [key, pendingTicketId])]);
}

function isUntouched({ slip, placements }: SlipState): boolean {
  return slip.entries.length === 0 && placements.length === 0;
}
