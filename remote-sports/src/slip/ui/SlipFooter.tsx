import { useState } from 'react';
import type { Fen } from '@site/shared/money';
import type { SlipDesk } from '../slipDesk';
import { CombinationChoice } from './CombinationChoice';
import { PolicyChoice } from './PolicyChoice';
import { QuickStakes } from './QuickStakes';
import { SlipSums } from './SlipSums';
import { StakeField } from './StakeField';
import { StakeKeypad } from './StakeKeypad';
import { SubmitButton } from './SubmitButton';
import { useTypedStake } from './useTypedStake';
import styles from './SlipFooter.module.css';

interface SlipFooterProps {
  readonly desk: SlipDesk;
  readonly cappedTo: Fen | undefined;
  readonly isLocked: boolean;
  readonly onSubmit: (desk: SlipDesk) => void;
}

/** Combination, stake, quick stakes, keypad, stake and balance, what can be won, what to do about changes, and the one button: always in this order. */
export function SlipFooter({ desk, cappedTo, isLocked, onSubmit }: SlipFooterProps) {
  const [hasKeypad, setHasKeypad] = useState(true);
  const typed = useTypedStake(desk);
  const { action } = desk;
  return (
    <form
      className={styles['footer']}
      onSubmit={(event) => {
        event.preventDefault();
        if (action.do === 'bet' || action.do === 'accept-and-bet') onSubmit(desk);
      }}
    >
      {desk.combinations.length > 0 && <CombinationChoice desk={desk} isDisabled={isLocked} />}
      <StakeField desk={desk} cappedTo={cappedTo} isLocked={isLocked} />
      <QuickStakes typed={typed} isDisabled={isLocked} />
      <StakeKeypad
        isShown={hasKeypad}
        isDisabled={isLocked}
        onKey={typed.press}
        onToggle={() => {
          setHasKeypad(!hasKeypad);
        }}
      />
      <SlipSums desk={desk} />
      <PolicyChoice isDisabled={isLocked} />
      <SubmitButton desk={desk} />
    </form>
  );
}
