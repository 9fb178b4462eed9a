import type { Match } from '@site/shared/betting';
import type { CallResult, HostServices } from '@site/shared/contract';
import { parseSlip, slipToStorage } from './storedSlipCodec';
import type { RunningTask } from '../shared-tasks/createSharedTask';
import { isOpen } from './placement';
import type { SharedBet } from './parseSharedBet';
import { rename, slipStore, type SlipState } from './slipStore';

const KEY = 'slip';
const KEPT = ['slip', 'stake', 'stakes', 'keepsStake', 'policy'] as const satisfies readonly (keyof SlipState)[];

/**
 * Keeps the slip on this device across reloads and shared with other tabs, follows the single that `slip/pick` asks for, and translates the names
 * of its matches when the language changes. A match that cannot be read keeps the names it has.
 *
 * @param followBet stops when the signal is aborted, as does `readMatch`
 */
export function openSlipSync(
  { storage, bus, locale }: Pick<HostServices, 'storage' | 'bus' | 'locale'>,
  followBet: (bet: SharedBet, signal: AbortSignal) => Promise<void>,
  readMatch: (matchId: string, ending: { readonly signal: AbortSignal }) => Promise<CallResult<Match>>,
): RunningTask {
  const store = slipStore();
  const controller = new AbortController();
  const restore = () => {
    const kept = parseSlip(storage.read(KEY));
    // The slip does not change under a bet of this tab.
    if (kept && !store.getState().placements.some(isOpen)) store.setState({ ...kept, typing: undefined, quote: undefined });
  };
  const renameAll = () => {
    const { signal } = controller;
    for (const matchId of new Set(store.getState().slip.entries.map(({ match }) => match.id))) {
      void readMatch(matchId, { signal }).then((result) => {
        if (result.ok && !signal.aborted) rename(store, result.data);
      });
    }
  };
  if (isUntouched(store.getState())) restore();

  const endings = [
    store.subscribe((state, before) => {
      if (KEPT.some((fact) => state[fact] !== before[fact])) storage.write(KEY, slipToStorage(state));
    }),
    storage.subscribe(KEY, restore),
    locale.subscribe(renameAll),
    bus.on('slip/pick', (code) => void followBet({ codes: [code], type: 'single' }, controller.signal)),
  ];
  return {
    end() {
      controller.abort();
      for (const end of endings) end();
    },
  };
}

function isUntouched({ slip, placements }: SlipState): boolean {
  return slip.entries.length === 0 && placements.length === 0;
}
