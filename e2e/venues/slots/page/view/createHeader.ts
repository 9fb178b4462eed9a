import type { Tier } from '../../protocol';
import { button, el, setText, svg } from '../dom';
import { showMoneyFixed } from '../../../kit/showMoney';
import type { Pools } from '../play/types';
import type { Texts } from '../texts';

export interface Header {
  readonly element: HTMLElement;
  showPools(pools: Pools): void;
}

interface Options {
  readonly texts: Texts;
  readonly gameName: string;
  readonly venueName: string;
  readonly isTrial: boolean;
  readonly onLeave: () => void;
  readonly onRules: () => void;
  readonly onHistory: () => void;
}

const TIERS: readonly Tier[] = ['grand', 'major', 'minor'];

export function createHeader({ texts, gameName, venueName, isTrial, onLeave, onRules, onHistory }: Options): Header {
  const amounts = TIERS.map((tier) => [tier, el('strong', {})] as const);
  const plates = amounts.map(([tier, amount]) => el('div', { class: `plate ${tier}` }, el('span', {}, texts.header[tier]), amount));
  const element = el(
    'header',
    { class: 'header' },
    el(
      'div',
      { class: 'title' },
      button({ class: 'round-button', 'aria-label': texts.lobby, title: texts.lobby }, icon('M15 5 L8 12 L15 19'), onLeave),
      el('h1', {}, gameName),
      el('span', { class: 'venue' }, venueName),
      ...(isTrial ? [el('span', { class: 'trial', title: texts.trial_hint }, texts.trial)] : []),
    ),
    el('section', { class: 'pools', 'aria-label': texts.header.pools }, ...plates),
    el(
      'div',
      { class: 'tools' },
      button({ class: 'tool' }, [icon('M6 4 H18 V20 H6 Z M9 9 H15 M9 13 H15'), texts.header.rules], onRules),
      button({ class: 'tool' }, [icon('M12 4 A8 8 0 1 1 4.6 9 M4 4 V9 H9 M12 8 V12 L15 14'), texts.header.history], onHistory),
    ),
  );
  return {
    element,
    showPools(pools) {
      for (const [tier, amount] of amounts) setText(amount, showMoneyFixed(pools[tier]));
    },
  };
}

export function icon(d: string): SVGElement {
  return svg('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d }));
}
