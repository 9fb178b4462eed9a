import { SETTLING_MS } from '@site/shared/input/settlingMs';
import { button, el, setText } from '../dom';
import { showMoney, showMoneyFixed } from '../../../kit/showMoney';
import { isAtRest, type Play } from '../play/play';
import { fill } from '../../../kit/page/language';
import type { Texts } from '../texts';
import { countUp } from './countUp';
import { icon } from './createHeader';

export interface Controls {
  readonly element: HTMLElement;
  render(play: Play): void;
}

interface Options {
  readonly texts: Texts;
  readonly isTrial: boolean;
  readonly onSpin: () => void;
  readonly onAuto: () => void;
  readonly onStopAuto: () => void;
  readonly onStep: (step: 1 | -1) => void;
}

const PLAY_ICON = 'M8 5 L19 12 L8 19 Z';
const STOP_ICON = 'M7 7 H17 V17 H7 Z';

/** Creates the controls. Buttons that can't be used keep the focus and are marked with `aria-disabled`. */
export function createControls({ texts, isTrial, onSpin, onAuto, onStopAuto, onStep }: Options): Controls {
  const { controls } = texts;
  let current: Play | null = null;
  let isSettling = false;
  const balance = el('strong', { class: 'amount' });
  const stake = el('output', { class: 'amount', 'aria-label': controls.stake });
  const win = el('strong', { class: 'amount' });
  const lower = button({ class: 'round-button', 'aria-label': controls.lower }, icon('M6 12 H18'), () => onStep(-1));
  const raise = button({ class: 'round-button', 'aria-label': controls.raise }, icon('M6 12 H18 M12 6 V18'), () => onStep(1));
  const autoLabel = el('span', {});
  const autoIcon = icon(PLAY_ICON);
  const auto = button({ class: 'auto' }, [autoIcon, autoLabel], () => {
    if (current !== null && current.autoLeft > 0) onStopAuto();
    else if (!isSettling) onAuto();
  });
  const spinLabel = el('span', {});
  const spin = button(
    { class: 'spin', title: controls.keys, 'aria-keyshortcuts': 'Space Enter' },
    [icon('M19.5 12 A7.5 7.5 0 1 1 16.5 6 M17 2.5 V6.5 H13'), spinLabel],
    onSpin,
  );
  const winBox = el('div', { class: 'box win' }, el('span', {}, controls.win), win);
  const element = el(
    'section',
    { class: 'controls', 'aria-label': controls.label },
    el('div', { class: 'box' }, el('span', {}, isTrial ? controls.trial_balance : controls.balance), balance),
    el(
      'div',
      { class: 'box stake', role: 'group', 'aria-label': controls.stake },
      lower,
      el('div', {}, el('span', {}, controls.stake), stake),
      raise,
    ),
    winBox,
    auto,
    spin,
  );
  return {
    element,
    render(play) {
      const before = current;
      current = play;
      const rests = isAtRest(play);
      setText(balance, showMoneyFixed(play.balance));
      setText(stake, showMoney(play.stake));
      setDisabled(lower, !rests || play.autoLeft > 0 || play.stake === play.stakes[0]);
      setDisabled(raise, !rests || play.autoLeft > 0 || play.stake === play.stakes.at(-1));
      setDisabled(spin, !rests || play.autoLeft > 0);
      if (before !== null && before.autoLeft > 0 && play.autoLeft === 0) settle();
      disableAuto(play);
      setText(spinLabel, rests ? controls.spin : controls.spinning);
      spin.classList.toggle('turning', !rests);
      auto.classList.toggle('running', play.autoLeft > 0);
      autoIcon.firstElementChild?.setAttribute('d', play.autoLeft > 0 ? STOP_ICON : PLAY_ICON);
      setText(autoLabel, play.autoLeft > 0 ? controls.auto_stop : controls.auto);
      if (play.autoLeft > 0) auto.setAttribute('data-left', fill(controls.auto_left, { left: play.autoLeft }));
      else auto.removeAttribute('data-left');
      if (play.turn !== before?.turn) showWin(play);
    },
  };

  /** Ignores presses that were meant to stop automatic rounds which have just ended. */
  function settle(): void {
    isSettling = true;
    setTimeout(() => {
      isSettling = false;
      if (current !== null) disableAuto(current);
    }, SETTLING_MS);
  }

  function disableAuto(play: Play): void {
    setDisabled(auto, play.autoLeft === 0 && (isSettling || !isAtRest(play)));
  }

  function showWin({ turn }: Play): void {
    const back = turn.kind === 'shown' ? turn.round.back : 0;
    winBox.classList.toggle('lit', turn.kind === 'shown' && turn.round.back > turn.round.stake);
    countUp(win, back);
  }
}

function setDisabled(element: HTMLButtonElement, isDisabled: boolean): void {
  element.setAttribute('aria-disabled', String(isDisabled));
}
