import { shanghaiTime } from '@site/shared/calendar';
import { el } from '../dom';
import { showMoneyFixed } from '../../../kit/showMoney';
import type { PastRound } from '../play/types';
import type { Texts } from '../texts';

/** Lists the last rounds of this session, the newest first. */
export function describeHistory(rounds: readonly PastRound[], texts: Texts): HTMLElement {
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
