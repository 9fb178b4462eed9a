import type { GameState } from '../../protocol';
import { button, el, setText } from '../dom';
import { fill, type Language } from '../../../kit/page/language';
import { toYuan } from '../../../kit/page/money';
import type { Game } from '../play/createGame';
import type { Texts } from '../texts';

interface Options {
  readonly game: Pick<Game, 'fairness' | 'choosePlayerSeed'>;
  readonly state: GameState;
  readonly texts: Texts;
  readonly language: Language;
  /** True in a frame, which cannot open another window. */
  readonly isFramed: boolean;
}

/**
 * Explains how a round is drawn: the commitment of the next one, the player's addition to its seed, and the seed of the
 * last one with a link to check it.
 */
export function describeFairness({ game, state, texts, language, isFramed }: Options): HTMLElement {
  const { fairness } = texts;
  const { next, playerSeed, last } = game.fairness;
  const input = el('input', { id: 'player-seed', value: playerSeed, maxlength: 64, autocomplete: 'off', spellcheck: 'false' });
  const outcome = el('p', { role: 'status' });
  const choose = button({ class: 'ghost-button' }, fairness.choose, () => {
    const isChosen = game.choosePlayerSeed(input.value.trim());
    setText(outcome, isChosen ? fairness.chosen : fairness.not_chosen);
  });
  return el(
    'section',
    { class: 'fairness' },
    el('h3', {}, fairness.title),
    el('p', {}, fairness.text),
    el('dl', {}, ...fact(fairness.next, next.roundId), ...fact(fairness.commitment, next.commitment)),
    el('div', { class: 'player-seed' }, el('label', { for: 'player-seed' }, fairness.player_seed), input, choose),
    outcome,
    ...(last === null ? [] : lastRound()),
  );

  function lastRound(): readonly HTMLElement[] {
    if (last === null) return [];
    if (last.proof === null) return [el('p', {}, fairness.no_proof)];
    const { seed, commitment } = last.proof;
    const query = new URLSearchParams({
      lang: language,
      game: state.game.gameCode,
      round: last.roundId,
      ...last.proof,
      input: toYuan(last.stake),
    });
    const address = `/check?${query.toString()}`;
    return [
      el('h3', {}, fill(fairness.last, { round: last.roundId })),
      el('dl', {}, ...fact(fairness.seed, seed), ...fact(fairness.commitment, commitment)),
      el('a', { class: 'ghost-button', href: address, ...(isFramed ? {} : { target: '_blank', rel: 'noopener' }) }, fairness.check),
    ];
  }
}

function fact(label: string, value: string): readonly HTMLElement[] {
  return [el('dt', {}, label), el('dd', {}, value)];
}
