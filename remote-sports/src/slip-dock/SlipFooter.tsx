import { memo } from 'react';
import { useStore } from 'zustand';
import type { Fen } from '@site/shared/money';
import { Form } from '@site/shared/ui';
import { QuickStakes } from '../quick-stakes/QuickStakes';
import type { SlipSummary } from '../slip/slipSummary';
import { slipStore, toggleKeypad } from '../slip/slipStore';
import { BuilderPrice } from './BuilderPrice';
import { CombinationChoice } from './CombinationChoice';
import { KeepStakeChoice } from './KeepStakeChoice';
import { PolicyChoice } from './PolicyChoice';
import { SlipSums } from './SlipSums';
import { StakeField } from './StakeField';
import { StakeKeypad } from './StakeKeypad';
import { SubmitButton } from './SubmitButton';
import { useTypedStake } from './useTypedStake';
import styles from './SlipFooter.module.css';

interface SlipFooterProps {
  readonly summary: SlipSummary;
  readonly cappedTo: Fen | undefined;
  readonly isLocked: boolean;
  readonly onSubmit: (summary: SlipSummary) => void;
}

/**
 * Shows, always in this order: combination, stake, quick stakes, keypad, stake and balance, possible return, acceptance
 * policy, and the submit button.
 */
export const SlipFooter = memo(function SlipFooter({ summary, cappedTo, isLocked, onSubmit }: SlipFooterProps) {
  const hasKeypad = useStore(slipStore(), (state) => state.hasKeypad);
  const typed = useTypedStake(summary);
  const { action, bets } = summary;
  const [bet] = bets;
  return (
    <Form
      className={styles['footer']}
      onSubmit={() => {
        if (action.kind === 'bet' || action.kind === 'accept-and-bet') onSubmit(summary);
      }}
    >
      {bet?.together ? (
        <BuilderPrice together={bet.together} legs={bet.legs.length} isLocked={isLocked} />
      ) : (
        summary.combinations.length > 0 && <CombinationChoice summary={summary} isDisabled={isLocked} />
      )}
      <StakeField summary={summary} cappedTo={cappedTo} isLocked={isLocked} />
      <QuickStakes text={typed.text} cap={typed.cap} isDisabled={isLocked} onStake={typed.write} />
      <StakeKeypad
        isShown={hasKeypad}
        isDisabled={isLocked}
        onKey={typed.press}
        onToggle={() => {
          toggleKeypad(slipStore());
        }}
      />
      <SlipSums summary={summary} />
      <PolicyChoice isDisabled={isLocked} />
      <KeepStakeChoice />
      <SubmitButton summary={summary} />
    </Form>
  );
});
