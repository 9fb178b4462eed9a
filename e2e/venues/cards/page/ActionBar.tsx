import { useSettling } from '@site/shared/ui/input/useSettling';
import { useState } from 'react';
import { fill } from '../../kit/page/language';
import { toFen, type Fen } from '../../kit/page/money';
import { showMoney } from '../../kit/showMoney';
import { useShellTexts, useTexts } from '../../kit/react';
import type { Action } from '../engine/blackjack/table';
import type { WireHand } from '../protocol';
import type { Texts } from './texts';
import { useKeys } from './useKeys';
import type { Play } from './usePlay';

interface ActionBarProps {
  readonly hand: WireHand;
  readonly play: Play;
  readonly balance: Fen;
}

/**
 * Shows the actions allowed for the hand now. An action that the balance does not cover shows the reason and is not
 * sent.
 */
export function ActionBar({ hand, play, balance }: ActionBarProps) {
  const texts = useTexts<Texts>();
  const [isAdvised, setIsAdvised] = useState(false);
  const { action: names, action_key: keys } = texts;
  const costOf = (action: Action): Fen => {
    if (action === 'insure') return toFen(hand.stake) / 2;
    return action === 'double' || action === 'split' ? toFen(hand.stake) : 0;
  };
  const isShort = (action: Action): boolean => costOf(action) > balance;
  const send = (action: Action): void => {
    if (!play.isBusy && !isShort(action)) play.send('/api/act', { roundId: hand.roundId, step: hand.actions.length, action });
  };
  useKeys(Object.fromEntries(hand.legal.map((action) => [keys[action], () => send(action)])));
  // Buttons swap places with each other and with the deal button, so presses right after a change are ignored.
  const { button_changed: changed } = useShellTexts();
  const { isSettling, handlers, isMeant } = useSettling(hand.legal.join(), 'deal');
  const short = hand.legal.find(isShort);
  return (
    <section className="bar" aria-label={texts.controls.label}>
      <div className="actions">
        {hand.legal.map((action) => (
          <button
            key={action}
            type="button"
            className={isAdvised && hand.advice === action ? 'action advised' : 'action'}
            aria-disabled={isSettling || play.isBusy || isShort(action)}
            aria-describedby={isSettling ? 'changed-note' : isShort(action) ? 'short-note' : undefined}
            aria-keyshortcuts={keys[action]}
            {...handlers}
            title={fill(texts.action_title, { action: names[action], key: keys[action] })}
            onClick={(event) => {
              if (isMeant(event)) send(action);
            }}
          >
            <span>{names[action]}</span>
            {costOf(action) === 0 ? null : <small translate="no">{showMoney(costOf(action))}</small>}
          </button>
        ))}
        <button type="button" className="v-ghost-button advice" aria-pressed={isAdvised} onClick={() => setIsAdvised(!isAdvised)}>
          {isAdvised ? texts.controls.advice_on : texts.controls.advice}
        </button>
      </div>
      <span id="changed-note" className="v-hidden" aria-live="polite">
        {isSettling ? changed : ''}
      </span>
      <p className="note" aria-live="polite">
        {isAdvised && hand.advice !== null ? fill(texts.controls.advice_is, { action: names[hand.advice] }) : null}
      </p>
      {short === undefined ? null : (
        <p id="short-note" className="note refused">
          {fill(texts.result.insufficient, { need: showMoney(costOf(short)), balance: showMoney(balance) })}
        </p>
      )}
    </section>
  );
}
