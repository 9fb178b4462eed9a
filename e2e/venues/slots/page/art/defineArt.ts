import { SLOT_SYMBOLS, type SlotSymbol } from '../../engine/symbols';
import type { Drawings } from '../../protocol';
import { svg } from '../dom';

/** Position of the word on the seal's ribbon. */
const SEAL_WORD = { x: 50, y: 80, 'font-size': 16, 'font-weight': 700, 'text-anchor': 'middle', fill: '#7a0716' } as const;

/**
 * Defines every picture once; `picture` then shows it as often as the reels need.
 *
 * @param sealWord text on the seal's ribbon
 * @param drawings drawings of the game; absent before its session is open
 */
export function defineArt(sealWord: string, drawings?: Drawings): SVGElement {
  const pictures = drawings === undefined ? [] : SLOT_SYMBOLS.map((name) => toSymbol(name, drawings[name], sealWord));
  return svg('svg', { class: 'art', width: 0, height: 0, 'aria-hidden': 'true' }, ...pictures);
}

function toSymbol(name: SlotSymbol, drawing: string, sealWord: string): SVGElement {
  return svg(
    'symbol',
    { id: `picture-${name}`, viewBox: '0 0 100 100' },
    svg('image', { href: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width: 100, height: 100 }),
    ...(name === 'seal' ? [svg('text', SEAL_WORD, sealWord)] : []),
  );
}

/** Shows one picture without an accessible name, because adjacent text gives the meaning. */
export function picture(name: SlotSymbol): SVGElement {
  return svg('svg', { class: 'picture', viewBox: '0 0 100 100', 'aria-hidden': 'true' }, svg('use', { href: `#picture-${name}` }));
}
