import { fill, type Language } from '../../kit/page/language';
import { toFen, type Fen } from '../../kit/page/money';
import { showMoney } from '../../kit/showMoney';
import { ChipRail, SettlingButton, useLanguage, useTexts } from '../../kit/react';
import type { TableState } from '../protocol';
import type { Betting } from './betting/useBetting';
import { totalOf } from './betting/stage';
import type { Texts } from './texts';

interface ControlsProps {
  readonly state: TableState;
  readonly betting: Betting;
  readonly chip: Fen;
  readonly onChip: (chip: Fen) => void;
}

/** Shows the chips, the actions on them, and the button that bets. */
export function Controls({ state, betting, chip, onChip }: ControlsProps) {
  const texts = useTexts<Texts>();
  const language = useLanguage();
  const { isOpen, call, stagedTotal, placedTotal } = betting;
  const isReady = isOpen && call === 'none';
  const isStaged = stagedTotal > 0;
  return (
    <div className="b-controls">
      <ChipRail amounts={state.table.chips.map(toFen)} value={chip} onChange={onChip} label={texts.controls.chips} />
      <div className="b-actions" role="group" aria-label={texts.controls.label}>
        <Action name={texts.controls.undo} isOff={!isReady || !isStaged} onClick={betting.undo} />
        <Action name={texts.controls.clear} isOff={!isReady || !isStaged} onClick={betting.clear} />
        <Action name={texts.controls.repeat} isOff={!isReady || totalOf(betting.last) === 0} onClick={betting.repeat} />
        <Action name={texts.controls.double} isOff={!isReady || stagedTotal + placedTotal === 0} onClick={betting.double} />
        <Action name={texts.controls.take_back} isOff={!isReady || placedTotal === 0} onClick={betting.takeBack} />
      </div>
      <SettlingButton
        className="v-gilt-button b-confirm"
        meaning={isOpen ? state.round : undefined}
        aria-disabled={!isReady || !isStaged}
        onClick={betting.confirm}
      >
        {call === 'none'
          ? isStaged
            ? fill(texts.controls.confirm_sum, { amount: showMoney(stagedTotal) })
            : texts.controls.confirm
          : texts.controls[call]}
      </SettlingButton>
      <p className="b-status">{describeStatus(state, betting, texts, language)}</p>
    </div>
  );
}

function Action({ name, isOff, onClick }: { readonly name: string; readonly isOff: boolean; readonly onClick: () => void }) {
  return (
    <button type="button" className="v-ghost-button" aria-disabled={isOff} onClick={isOff ? undefined : onClick}>
      {name}
    </button>
  );
}

/** Returns the status line: the result of the last action, else the bets on the table, else the possible actions. */
export function describeStatus(
  state: TableState,
  { news, reason, call, placedTotal, isOpen }: Betting,
  texts: Texts,
  language: Language,
): string {
  if (call === 'confirming') return texts.news.confirming;
  if (news === 'taken') return fill(texts.news.taken, { amount: showMoney(placedTotal) });
  if (reason !== null) return reason[language];
  if (news === 'insufficient' || news === 'short') return state.trial ? texts.news.short_trial : texts.news.short;
  if (news !== null) return texts.news[news];
  if (placedTotal > 0) return fill(texts.news.placed, { amount: showMoney(placedTotal) });
  return isOpen ? texts.news.ready : texts.news.waiting;
}
