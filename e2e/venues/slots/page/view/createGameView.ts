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
import { createDialog } from './createDialog';
import { createHeader } from './createHeader';
import { createReels } from './createReels';
import { describeHistory } from './describeHistory';
import { describeFairness } from './describeFairness';
import { describeRules } from './describeRules';
import { describeTurn } from './describeTurn';

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
