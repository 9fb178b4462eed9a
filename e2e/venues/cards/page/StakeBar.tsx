import { useRef, useState } from 'react';
import { readAmount, showTyped } from '../../kit/page/amount';
import { fill } from '../../kit/page/language';
import { toFen, type Fen } from '../../kit/page/money';
import { showMoney } from '../../kit/showMoney';
import { ChipRail, SettlingButton, useShellTexts, useSound, useTexts, type Session } from '../../kit/react';
import type { CardState } from '../protocol';
import { limitsOf, refuseStake } from './stake';
import type { Texts } from './texts';
import { useKeys } from './useKeys';
import type { Play } from './usePlay';

interface StakeBarProps {
  readonly session: Session<CardState>;
  readonly play: Play;
  readonly stake: Fen;
  /** Amount that a round takes at first, in stakes. */
  readonly reserves: number;
  readonly isAgain: boolean;
  readonly onDeal: () => void;
}

/** Lets the player choose the stake and deals. Shows why a stake would be rejected before sending it. */
export function StakeBar({ session, play, stake, reserves, isAgain, onDeal }: StakeBarProps) {
  const texts = useTexts<Texts>();
  const { no_amount: noAmount } = useShellTexts();
  const sound = useSound();
  const [typed, setTyped] = useState(() => String(stake / 100));
  const limits = limitsOf(session.state);
  const isAmount = typed.trim() === '' || readAmount(typed) !== null;
  const refusal = isAmount ? refuseStake(stake, stake * reserves, session.balance, limits, texts) : fill(noAmount, { typed });
  const deal = (): void => {
    if (refusal === null && !play.isBusy) onDeal();
  };
  // Keys click the button, so that its protection against accidental presses applies to them too.
  const button = useRef<HTMLButtonElement>(null);
  const press = (): void => button.current?.click();
  useKeys({ Enter: press });
  const choose = (amount: Fen): void => {
    sound.play('chip');
    setTyped(String(amount / 100));
    play.setStake(amount);
  };
  return (
    <section className="bar" aria-label={texts.controls.label}>
      <ChipRail amounts={session.state.chips.map(toFen)} value={stake} onChange={choose} isDisabled={play.isBusy} />
      <div className="bar-row">
        <label className="stake-field">
          <span>{texts.controls.stake}</span>
          <input
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            aria-invalid={refusal !== null}
            aria-describedby="stake-note"
            onChange={({ target }) => {
              setTyped(showTyped(target.value));
              play.setStake(readAmount(target.value) ?? 0);
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter') press();
            }}
          />
        </label>
        <SettlingButton
          ref={button}
          className="v-gilt-button deal"
          before={isAgain ? 'act' : undefined}
          meaning={`deal after ${play.kept.history[0]?.roundId ?? 'none'}`}
          aria-disabled={refusal !== null || play.isBusy}
          aria-describedby="stake-note"
          title={texts.controls.deal_key}
          onClick={deal}
        >
          {play.isBusy ? texts.controls.dealing : isAgain ? texts.controls.deal_again : texts.controls.deal}
        </SettlingButton>
      </div>
      <p id="stake-note" className={refusal === null ? 'note' : 'note refused'} role={refusal === null ? undefined : 'alert'}>
        {refusal ??
          (reserves > 1
            ? fill(texts.controls.reserve, { amount: showMoney(stake * reserves) })
            : fill(texts.controls.limits, { min: showMoney(limits.min), max: showMoney(limits.max) }))}
      </p>
    </section>
  );
}
