import { fill } from '../../kit/page/language';
import { showMoney } from '../../kit/showMoney';
import { useTexts } from '../../kit/react';
import type { Play } from './play/play';
import type { StageControls } from './StageView';
import type { Texts } from './texts';

interface ControlsProps {
  readonly play: Play;
  readonly controls: StageControls;
  readonly isOutOfMoney: boolean;
  readonly onStep: (step: 1 | -1) => void;
}

export function Controls({ play: { bullet, bullets }, controls, isOutOfMoney, onStep }: ControlsProps) {
  const { controls: texts, kind } = useTexts<Texts>();
  const { isAuto, locked } = controls;
  const step = (direction: 1 | -1, name: string, sign: string) => {
    const isEnd = bullets.at(direction === 1 ? -1 : 0) === bullet;
    return (
      <button
        type="button"
        className="v-round-button"
        aria-label={name}
        title={name}
        aria-disabled={isEnd}
        onClick={() => onStep(direction)}
      >
        <span aria-hidden="true">{sign}</span>
      </button>
    );
  };
  return (
    <div className="controls" role="group" aria-label={texts.label}>
      <div className="control-side">
        <button type="button" className="control" aria-pressed={isAuto} onClick={controls.toggleAuto}>
          {isAuto ? texts.auto_on : texts.auto}
        </button>
        <button type="button" className="control" aria-pressed={locked !== null} onClick={controls.lockNext}>
          {locked === null ? texts.lock : fill(texts.lock_on, { name: kind[locked] })}
        </button>
        {locked === null ? null : (
          <button type="button" className="control" onClick={controls.release}>
            {texts.release}
          </button>
        )}
      </div>
      <div className="control-side control-fire">
        {step(-1, texts.lower, '−')}
        <output className="bullet" aria-label={texts.bullet} data-short={isOutOfMoney}>
          <small>{texts.bullet}</small>
          <span translate="no">{showMoney(bullet)}</span>
        </output>
        {step(1, texts.raise, '+')}
        <button type="button" className="v-gilt-button" aria-disabled={isOutOfMoney} onClick={controls.fire}>
          {texts.fire}
        </button>
      </div>
    </div>
  );
}
