import { useState } from 'react';
import { useStore } from 'zustand';
import { useReadable, useServices } from '@site/shared/contract';
import { formatYuan, formatYuanFixed, formatYuanInput, type Fen } from '@site/shared/money';
import { potentialReturn } from '@site/shared/odds';
import { AmountChip, InputBox } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { QUICK_STAKES } from '../limits';
import type { SlipDesk } from '../slipDesk';
import { setStake, slipStore } from '../slipStore';
import { isStakeText, pressStakeKey } from '../stakeText';
import { PolicyChoice } from './PolicyChoice';
import { StakeKeypad } from './StakeKeypad';
import { SubmitButton } from './SubmitButton';
import styles from './SlipFooter.module.css';

interface SlipFooterProps {
  readonly desk: SlipDesk;
  readonly cappedTo: Fen | undefined;
  readonly isLocked: boolean;
  readonly onSubmit: (desk: SlipDesk) => void;
}

/** Stake, quick stakes, keypad, stake and balance, what can be won, what to do about changes, and the one button: always in this order. */
export function SlipFooter({ desk, cappedTo, isLocked, onSubmit }: SlipFooterProps) {
  const { t } = useTranslation();
  const text = useStore(slipStore(), ({ stake }) => stake);
  const [hasKeypad, setHasKeypad] = useState(true);
  const handleText = (next: string) => {
    if (isStakeText(next)) setStake(slipStore(), next);
  };
  const { limits, action } = desk;
  const isBelow = action.do === 'wait' && action.for === 'minimum';
  const message =
    cappedTo !== undefined
      ? t('slip.capped', { amount: formatYuan(cappedTo) })
      : isBelow && limits
        ? t('slip.below_minimum', { amount: formatYuan(limits.min) })
        : '';

  return (
    <form
      className={styles['footer']}
      onSubmit={(event) => {
        event.preventDefault();
        if (action.do === 'bet' || action.do === 'accept-and-bet') onSubmit(desk);
      }}
    >
      <InputBox
        size="lg"
        inputMode="decimal"
        autoComplete="off"
        className={styles['stake']}
        aria-label={t('slip.stake')}
        aria-describedby="slip-stake-message"
        placeholder={t('slip.stake_placeholder')}
        prefix={<span aria-hidden="true">¥</span>}
        suffix={limits && <LimitsText min={limits.min} max={limits.max} />}
        value={text}
        disabled={isLocked}
        onChange={handleText}
      />
      <p id="slip-stake-message" className={styles['message']} aria-live="polite">
        {message}
      </p>
      <div role="group" aria-label={t('slip.quick_stakes')} className={styles['quick']}>
        {QUICK_STAKES.map((amount) => (
          <AmountChip
            key={amount}
            size="sm"
            pressed={desk.stake === amount}
            disabled={isLocked}
            onClick={() => {
              handleText(formatYuanInput(amount));
            }}
          >
            {(amount / 100).toLocaleString('zh-CN')}
          </AmountChip>
        ))}
        <AmountChip
          size="sm"
          disabled={isLocked || desk.cap === undefined || desk.cap === 0}
          onClick={() => {
            if (desk.cap !== undefined) handleText(formatYuanInput(desk.cap));
          }}
        >
          {t('slip.maximum')}
        </AmountChip>
      </div>
      <StakeKeypad
        isShown={hasKeypad}
        isDisabled={isLocked}
        onKey={(key) => {
          setStake(slipStore(), pressStakeKey(text, key));
        }}
        onToggle={() => {
          setHasKeypad(!hasKeypad);
        }}
      />
      <Sums desk={desk} />
      <PolicyChoice isDisabled={isLocked} />
      <SubmitButton desk={desk} />
    </form>
  );
}

function LimitsText({ min, max }: { readonly min: Fen; readonly max: Fen }) {
  const { t } = useTranslation();
  const amount = (fen: Fen) => formatYuan(fen).replace(/^[^\d-]+/, '');
  return (
    <span className={styles['limits']} data-num>
      {t('slip.limits', { min: amount(min), max: amount(max) })}
    </span>
  );
}

/** Stake and balance, then what can be won; the risk wherever it is not the stake. */
function Sums({ desk }: { readonly desk: SlipDesk }) {
  const { t } = useTranslation();
  const { balance } = useServices();
  const central = useReadable(balance.current)?.central;
  const { stake, risk, toWin, now } = desk;
  const showsRisk = stake !== undefined && risk !== stake;
  return (
    <dl className={styles['sums']}>
      <div>
        <dt>{t('slip.principal')}</dt>
        <dd data-num>{stake === undefined ? '–' : formatYuanFixed(stake)}</dd>
        <dt className={styles['second']}>{t('slip.available')}</dt>
        <dd data-num>{central === undefined ? '–' : formatYuanFixed(central)}</dd>
      </div>
      {showsRisk && (
        <div>
          <dt>{t('slip.risk')}</dt>
          <dd data-num>{formatYuanFixed(risk)}</dd>
          <dt className={styles['second']}>{t('slip.potential_return')}</dt>
          <dd data-num>{now.price ? formatYuanFixed(potentialReturn(now.price, stake)) : '–'}</dd>
        </div>
      )}
      <div className={styles['win']}>
        <dt>{t('slip.to_win')}</dt>
        <dd data-num>{formatYuanFixed(toWin)}</dd>
      </div>
    </dl>
  );
}
