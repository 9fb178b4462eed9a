import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useServices } from '@site/shared/contract';
import { formatYuan } from '@site/shared/money';
import { useMemberChoice } from '../choices/useMemberChoice';
import { useTranslation } from './texts';
import { quickBetChoice } from '../quick-bet/quickBetRules';
import { judgeQuickPick, type QuickRefusal } from './judgeQuickPick';
import { QUICK_PICK_WAIT_MS } from './quickPick';
import { endQuickPick } from './pickAtOnce';
import { slipStore } from './slipStore';
import type { SlipSummary } from './slipSummary';

const REFUSAL_KEYS = {
  changed: 'picks.quick_refused.changed',
  market: 'picks.quick_refused.market',
  link: 'picks.quick_refused.link',
  balance: 'picks.quick_refused.balance',
  'stake-limit': 'picks.quick_refused.stake_limit',
  'payout-limit': 'picks.quick_refused.payout_limit',
  late: 'picks.quick_refused.late',
} as const satisfies Record<Exclude<QuickRefusal, 'gone'>, string>;

/**
 * Places a waiting quick bet through the regular submit of the slip, or shows why it was not placed. It ends when the
 * view unmounts, so that no later view places it.
 *
 * @param isCurrent true when the summary contains the current selections; nothing is decided before
 */
export function useQuickPick(summary: SlipSummary | undefined, isCurrent: boolean, submit: (shown: SlipSummary) => void): void {
  const { overlays, clock } = useServices();
  const { t } = useTranslation();
  const [{ isOn }] = useMemberChoice(quickBetChoice);
  const quick = useStore(slipStore(), (state) => state.quick);
  const current = useRef({ summary, submit, t, isOn });
  useEffect(() => {
    current.current = { summary, submit, t, isOn };
  });

  useEffect(() => {
    if (!quick?.isWaiting || !isCurrent) return undefined;
    const decide = () => {
      const { summary: shown, submit: place, t: translate, isOn: isStillOn } = current.current;
      const verdict = judgeQuickPick(quick, shown, isStillOn, clock.now());
      if (verdict === 'wait' || !endQuickPick(slipStore())) return;
      if (verdict === 'place' && shown) place(shown);
      else if (verdict !== 'place' && verdict !== 'gone') {
        overlays.toast(translate(REFUSAL_KEYS[verdict], { amount: formatYuan(quick.stake) }), 'warning');
      }
    };
    decide();
    const timer = setTimeout(decide, Math.max(0, quick.pressedAt + QUICK_PICK_WAIT_MS - clock.now()));
    return () => {
      clearTimeout(timer);
    };
  }, [quick, summary, isCurrent, isOn, overlays, clock]);

  useEffect(
    () => () => {
      endQuickPick(slipStore());
    },
    [],
  );
}
