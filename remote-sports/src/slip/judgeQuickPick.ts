import { QUICK_PICK_WAIT_MS, type QuickPick } from './quickPick';
import type { SlipSummary } from './slipSummary';
import type { ServerTime } from './types';

/**
 * Why a press did not bet. `changed`: the price or the score moved against what the player agreed to. `stake-limit`: balance or limits do not leave the
 * stake. `payout-limit`: nothing more can be won today. `late`: no price came. `gone`: the player has turned to something else.
 */
export type QuickRefusal = 'changed' | 'market' | 'link' | 'balance' | 'stake-limit' | 'payout-limit' | 'late' | 'gone';

/** What becomes of a press by what the slip shows: it is placed as it was meant or not at all, and never at a stake or a change the player has not seen. */
export function judgeQuickPick(
  quick: QuickPick,
  summary: SlipSummary | undefined,
  isOn: boolean,
  now: ServerTime,
): 'wait' | 'place' | QuickRefusal {
  const [bet] = summary?.bets ?? [];
  if (!isOn || summary?.mode !== 'single' || bet?.legs[0]?.entry.key !== quick.key) return 'gone';
  if (now - quick.pressedAt >= QUICK_PICK_WAIT_MS) return 'late';
  const { action } = summary;
  switch (action.kind) {
    case 'bet':
      return bet.stake === quick.stake ? 'place' : 'stake-limit';
    case 'accept-and-bet':
      return 'changed';
    case 'deposit':
      return 'balance';
    case 'login':
      return 'gone';
    case 'wait':
      return WAITS[action.for];
  }
}

const WAITS = {
  price: 'wait',
  link: 'link',
  market: 'market',
  stake: 'stake-limit',
  minimum: 'stake-limit',
  limit: 'payout-limit',
  order: 'gone',
  legs: 'gone',
  together: 'gone',
} as const;
