import type { SelectionCode } from '@site/shared/betting';
import type { HostServices } from '@site/shared/contract';
import { parseSlip, slipToStorage } from '../../api/slipStorage';
import type { Worker } from '../../rota/createRota';
import { isOpen } from '../placement';
import { slipStore, type SlipState } from '../slipStore';

const KEY = 'slip';
const KEPT = ['slip', 'stake', 'stakes', 'policy'] as const satisfies readonly (keyof SlipState)[];

/**
 * Keeps the slip on this device across reloads and in step with other tabs, and takes what `slip/pick` wants put into it.
 *
 * @param pick ends with the signal
 */
export function beginSlipKeeping(
  { storage, bus }: Pick<HostServices, 'storage' | 'bus'>,
  pick: (code: SelectionCode, signal: AbortSignal) => Promise<void>,
): Worker {
  const store = slipStore();
  const controller = new AbortController();
  const restore = () => {
    const kept = parseSlip(storage.read(KEY));
    // a bet on its way is this tab's own affair
    if (kept && !store.getState().placements.some(isOpen)) store.setState({ ...kept, typing: undefined, quote: undefined });
  };
  if (isUntouched(store.getState())) restore();

  const endings = [
    store.subscribe((state, before) => {
      if (KEPT.some((fact) => state[fact] !== before[fact])) storage.write(KEY, slipToStorage(state));
    }),
    storage.subscribe(KEY, restore),
    bus.on('slip/pick', (code) => void pick(code, controller.signal)),
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
