import { memo } from 'react';
import { useStore } from 'zustand';
import type { Fen } from '@site/shared/money';
import { Form } from '@site/shared/ui';
import { QuickStakes } from '../quick-stakes/QuickStakes';
import type { SlipSummary } from '../slip/slipSummary';
import { slipStore, toggleKeypad, setStake, setStakeOf } from '../slip/slipStore';
import { BuilderPrice } from './BuilderPrice';
import { CombinationChoice } from './CombinationChoice';
import { KeepStakeChoice } from './KeepStakeChoice';
import { PolicyChoice } from './PolicyChoice';
import { SlipSums } from './SlipSums';
import { StakeField } from './StakeField';
import { StakeKeypad } from './StakeKeypad';
import { SubmitButton } from './SubmitButton';
import styles from './SlipFooter.module.css';
import { stakeTextOf } from '../slip/stakes';
import { pressStakeKey, type StakeKey } from './stakeText';

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

/** Stake that quick stakes and keypad edit: the one that was typed into last. */
interface TypedStake {
  readonly text: string;
  readonly cap: Fen | undefined;
  readonly write: (text: string) => void;
  readonly press: (key: StakeKey) => void;
}

function useTypedStake({ mode, bets, shared }: SlipSummary): TypedStake {
  const state = useStore(slipStore());
  const key = mode === 'multiple' ? state.typing : undefined;
  const text = key === undefined ? state.stake : stakeTextOf(state, key);
  const bet = key === undefined ? bets[0] : bets.find(({ legs }) => legs.some(({ entry }) => entry.key === key));
  const write = (next: string) => {
    if (key === undefined) setStake(slipStore(), next);
    else setStakeOf(slipStore(), key, next);
  };
  return {
    text,
    cap: key === undefined && shared ? shared.cap : bet?.cap,
    write,
    press: (stakeKey) => {
      write(pressStakeKey(text, stakeKey));
    },
  };
}
