import { useState } from 'react';
import { useStore } from 'zustand';
import { amountInput } from '@site/shared/input';
import type { Fen } from '@site/shared/money';
import { cx, InputBox, type ShownNotice } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { SlipSummary } from '../slip/slipSummary';
import { setStake, setTyping, slipStore } from '../slip/slipStore';
import { LimitsText, useStakeMessage } from './StakeNotes';
import { useStakeKeyboard } from './useStakeKeyboard';
import styles from './SlipFooter.module.css';

const LABELS = {
  single: 'slip.stake',
  parlay: 'slip.stake',
  builder: 'slip.stake',
  system: 'slip.stake_per_line',
  multiple: 'slip.stake_of_all',
} as const;

interface StakeFieldProps {
  readonly summary: SlipSummary;
  readonly cappedTo: Fen | undefined;
  readonly isLocked: boolean;
}

/** Shows the stake field of a single or a parlay, of each line of a system, or of all singles at once. */
export function StakeField({ summary, cappedTo, isLocked }: StakeFieldProps) {
  const { t } = useTranslation();
  const keyboard = useStakeKeyboard();
  const text = useStore(slipStore(), ({ stake }) => stake);
  const isTyping = useStore(slipStore(), ({ typing }) => typing === undefined);
  const isMultiple = summary.mode === 'multiple';
  const bet = isMultiple ? undefined : summary.bets[0];
  const [notice, setNotice] = useState<ShownNotice>();
  const message = useStakeMessage(bet, cappedTo);
  const label = t(LABELS[isMultiple ? 'multiple' : (bet?.kind.kind ?? 'single')]);
  return (
    <>
      <InputBox
        size="lg"
        name="stake"
        inputMode={keyboard}
        autoComplete="off"
        reads={amountInput}
        hasKeypad
        onNotice={setNotice}
        aria-invalid={notice?.tone === 'error' || undefined}
        className={cx(styles['stake'], isMultiple && isTyping && styles['typing'])}
        aria-label={label}
        aria-describedby="slip-stake-message"
        placeholder={t('slip.stake_placeholder')}
        prefix={<span aria-hidden="true">¥</span>}
        suffix={isMultiple ? <span className={styles['note']}>{label}</span> : bet?.limits && <LimitsText limits={bet.limits} />}
        value={text}
        disabled={isLocked}
        onFocus={() => {
          setTyping(slipStore(), undefined);
        }}
        onChange={(next) => {
          setStake(slipStore(), next);
        }}
      />
      <p id="slip-stake-message" className={styles['message']} aria-live="polite">
        {notice?.text ?? message}
      </p>
    </>
  );
}
