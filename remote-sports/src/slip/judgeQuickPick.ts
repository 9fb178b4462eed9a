import { QUICK_PICK_WAIT_MS, type QuickPick } from './quickPick';
import type { SlipSummary } from './slipSummary';
import type { ServerTime } from './types';

/**
 * Reason why a quick bet was not placed. `changed`: price or score moved against what the player accepted.
 * `stake-limit`: balance or limits do not allow the stake. `payout-limit`: today's payout limit is reached. `late`: no
 * price arrived in time. `gone`: the player has moved on.
 */
export type QuickRefusal = 'changed' | 'market' | 'link' | 'balance' | 'stake-limit' | 'payout-limit' | 'late' | 'gone';

/**
 * Decides what happens to a quick bet from the state the slip shows. The bet is placed as intended or not at all, never
 * at a stake or a change the player has not seen.
 */
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
