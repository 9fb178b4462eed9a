import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { selectionLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { amountInput } from '@site/shared/input';
import { formatYuan, formatYuanFixed, type Fen } from '@site/shared/money';
import { cx, InputBox, type ShownNotice } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { BetSummary } from '../slip/betSummary';
import type { EntrySummary } from '../slip/entrySummary';
import { setStakeOf, setTyping, slipStore } from '../slip/slipStore';
import { stakeTextOf } from '../slip/stakes';
import { LimitsText, useStakeMessage } from './StakeNotes';
import { useStakeKeyboard } from './useStakeKeyboard';
import styles from './EntryStake.module.css';

interface EntryStakeProps {
  readonly bet: BetSummary;
  readonly entry: EntrySummary;
  readonly cappedTo: Fen | undefined;
  readonly isLocked: boolean;
}

export function EntryStake({ bet, entry: { entry, now }, cappedTo, isLocked }: EntryStakeProps) {
  const { t } = useTranslation();
  const keyboard = useStakeKeyboard();
  const { t: tBetting } = useBettingTranslation();
  const { key, market, side, match } = entry;
  const text = useStore(slipStore(), (state) => stakeTextOf(state, key));
  const isTyping = useStore(slipStore(), ({ typing }) => typing === key);
  const [notice, setNotice] = useState<ShownNotice>();
  const message = useStakeMessage(bet, cappedTo);
  const messageId = useId();
  const isOut = bet.readiness === 'market';
  const label = selectionLabel({ market, side, line: now.line, home: match.home, away: match.away }, tBetting);
  return (
    <div className={styles['stake']}>
      <InputBox
        size="sm"
        inputMode={keyboard}
        autoComplete="off"
        reads={amountInput}
        hasKeypad
        onNotice={setNotice}
        aria-invalid={notice?.tone === 'error' || undefined}
        className={cx(styles['box'], isTyping && styles['typing'])}
        aria-label={t('slip.stake_of', { selection: label })}
        aria-describedby={messageId}
        placeholder={t('slip.stake_placeholder')}
        prefix={<span aria-hidden="true">¥</span>}
        suffix={bet.limits && <LimitsText limits={bet.limits} />}
        value={text}
        disabled={isLocked || isOut}
        onFocus={() => {
          setTyping(slipStore(), key);
        }}
        onChange={(next) => {
          setStakeOf(slipStore(), key, next);
        }}
      />
      <p className={styles['win']} data-num translate="yes" hidden={isOut}>
        {bet.stake !== undefined && bet.risk !== bet.stake && <span>{t('slip.risk_amount', { amount: formatYuan(bet.risk) })}</span>}
        <span>{t('slip.to_win_amount', { amount: formatYuanFixed(bet.toWin) })}</span>
      </p>
      <p id={messageId} className={styles['message']} aria-live="polite">
        {notice?.text ?? message}
      </p>
    </div>
  );
}
