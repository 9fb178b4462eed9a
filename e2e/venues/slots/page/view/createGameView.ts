import type { GameState } from '../../protocol';
import { createScenery, nightOf } from '../art/createScenery';
import { button, el, setText } from '../dom';
import { showMoneyFixed } from '../../../kit/showMoney';
import type { Game } from '../play/createGame';
import type { Play } from '../play/play';
import { fill, type Language } from '../../../kit/page/language';
import type { Texts } from '../texts';
import { createCelebration } from './createCelebration';
import { createControls } from './createControls';
import { createHeader, icon } from './createHeader';
import { createReels } from './createReels';
import { describeFairness } from './describeFairness';
import { describeRules } from './describeRules';
import { describeTurn } from './describeTurn';
import { shanghaiTime } from '@site/shared/calendar';
import type { PastRound } from '../play/types';

interface Options {
  readonly game: Game;
  readonly state: GameState;
  readonly texts: Texts;
  readonly language: Language;
  readonly isFramed: boolean;
  readonly onLeave: () => void;
}

/** Creates the machine as the player sees it. Renders the state of `game` and forwards the input. */
export function createGameView({ game, state, texts, language, isFramed, onLeave }: Options): HTMLElement {
  const isTrial = state.trial;
  const rules = createDialog(texts.rules.title, texts.rules.close, 'rules');
  const history = createDialog(texts.history.title, texts.history.close, 'history');
  const header = createHeader({
    texts,
    gameName: state.game.name[language],
    venueName: state.game.venueName[language],
    isTrial,
    onLeave,
    onRules: () =>
      rules.open(...describeRules(state, game.play.stake, texts), describeFairness({ game, state, texts, language, isFramed })),
    onHistory: () => history.open(describeHistory(game.play.history, texts)),
  });
  const reels = createReels({ reels: state.reels, lines: state.lines, texts });
  const celebration = createCelebration(texts);
  const controls = createControls({
    texts,
    isTrial,
    onSpin: game.spin,
    onAuto: game.startAuto,
    onStopAuto: game.stopAuto,
    onStep: game.stepStake,
  });
  const resultText = el('strong', {});
  const resultDetail = el('span', {});
  const leave = button({ class: 'link', hidden: '' }, texts.lobby, onLeave);
  const result = el('p', { class: 'result' }, resultText, resultDetail, leave);
  const announcer = el('p', { class: 'announcer', role: 'status', 'aria-live': 'polite' });
  const element = el(
    'div',
    { class: 'game', 'data-night': nightOf(state.game.motif) },
    createScenery(),
    header.element,
    el('main', { class: 'stage' }, reels.element, result, ...celebration.elements),
    controls.element,
    announcer,
    rules.element,
    history.element,
  );

  let shownTurn: Play['turn'] | null = null;
  game.watch((play) => {
    header.showPools(play.pools);
    controls.render(play);
    const { tone, text, detail, isNews } = describeTurn(play, state.lines.length, isTrial, texts, language);
    setText(resultText, text);
    setText(resultDetail, detail);
    result.dataset['tone'] = tone;
    leave.hidden = !(play.turn.kind === 'refused' && play.turn.why === 'insufficient' && play.turn.reason === undefined);
    if (play.turn === shownTurn) return;
    const before = shownTurn;
    shownTurn = play.turn;
    if (isNews) setText(announcer, [text, detail, announcementOf(play)].filter(Boolean).join('。'));
    followTurn(play.turn, before);
  });
  return element;

  /** Returns the text for screen readers in addition to the result. */
  function announcementOf({ turn, balance }: Play): string {
    return turn.kind === 'shown' ? fill(texts.result.balance, { amount: showMoneyFixed(balance) }) : '';
  }

  function followTurn(turn: Play['turn'], before: Play['turn'] | null): void {
    const wasTurning = before?.kind === 'spinning' || before?.kind === 'confirming';
    if ((turn.kind === 'spinning' || turn.kind === 'confirming') && !wasTurning) {
      celebration.hide();
      reels.spin();
    }
    if (turn.kind === 'landing') void reels.land(turn.round).then(game.landed);
    if (turn.kind === 'shown') {
      reels.show(turn.round);
      celebration.show(turn.round);
    }
    if (turn.kind === 'refused' && wasTurning) reels.halt();
  }
}

interface Dialog {
  readonly element: HTMLDialogElement;
  /** Shows the given content; the focus returns to where it was when the dialog closes. */
  open(...content: readonly Node[]): void;
}

/** Creates the browser's native dialog, which traps the focus and closes on Esc. */
function createDialog(title: string, closeLabel: string, className: string): Dialog {
  const id = `dialog-${className}`;
  const body = el('div', { class: 'dialog-body', tabindex: 0 });
  const element = el(
    'dialog',
    { class: `dialog ${className}`, 'aria-labelledby': id },
    el(
      'div',
      { class: 'dialog-head' },
      el('h2', { id }, title),
      button({ class: 'round-button', 'aria-label': closeLabel }, icon('M6 6 L18 18 M18 6 L6 18'), () => element.close()),
    ),
    body,
  );
  element.addEventListener('click', (event) => {
    // Only clicks on the backdrop target the dialog itself; all other elements are inside it.
    if (event.target === element) element.close();
  });
  return {
    element,
    open(...content) {
      body.replaceChildren(...content);
      body.scrollTop = 0;
      element.showModal();
    },
  };
}

/** Lists the last rounds of this session, the newest first. */
function describeHistory(rounds: readonly PastRound[], texts: Texts): HTMLElement {
  const { history } = texts;
  if (rounds.length === 0) return el('div', { class: 'empty' }, el('strong', {}, history.empty), el('p', {}, history.empty_hint));
  const head = [history.time, history.round, history.stake, history.payout, history.balance].map((name) =>
    el('th', { scope: 'col' }, name),
  );
  const rows = rounds.map(({ at, roundId, stake, back, balance }) =>
    el(
      'tr',
      { class: back > stake ? 'won' : '' },
      el('td', {}, shanghaiTime(at).time),
      el('td', { title: roundId }, roundId.slice(0, 8)),
      ...[stake, back, balance].map((amount) => el('td', { class: 'figure' }, showMoneyFixed(amount))),
    ),
  );
  return el('table', {}, el('thead', {}, el('tr', {}, ...head)), el('tbody', {}, ...rows));
}
