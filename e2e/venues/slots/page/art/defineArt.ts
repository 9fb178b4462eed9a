import { SLOT_SYMBOLS, type PayingSymbol, type SlotSymbol } from '../../engine/symbols';
import { svg } from '../dom';
import { PAINTS, type Paint } from './paints';
import { SEAL, SEAL_WORD } from './pictures/seal';
import type { Drawing } from './shape';

/**
 * Every picture once, for `picture` to show as often as the reels need.
 *
 * @param sealWord what the seal's ribbon says
 * @param drawings of the game; none before its session is open
 */
export function defineArt(sealWord: string, drawings?: Readonly<Record<PayingSymbol, Drawing>>): SVGElement {
  const pictures =
    drawings === undefined ? [] : SLOT_SYMBOLS.map((name) => toSymbol(name, name === 'seal' ? SEAL : drawings[name], sealWord));
  const paints = Object.entries(PAINTS).map(([id, paint]) => toGradient(id, paint));
  return svg('svg', { class: 'art', width: 0, height: 0, 'aria-hidden': 'true' }, svg('defs', {}, ...paints), ...pictures);
}

function toSymbol(name: SlotSymbol, drawing: Drawing, sealWord: string): SVGElement {
  return svg(
    'symbol',
    { id: `picture-${name}`, viewBox: '0 0 100 100', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    ...drawing.map(([tag, attributes]) => svg(tag, attributes)),
    ...(name === 'seal' ? [svg('text', SEAL_WORD, sealWord)] : []),
  );
}

/** One picture, without an accessible name: a text beside it gives the meaning. */
export function picture(name: SlotSymbol): SVGElement {
  return svg('svg', { class: 'picture', viewBox: '0 0 100 100', 'aria-hidden': 'true' }, svg('use', { href: `#picture-${name}` }));
}

function toGradient(id: string, { kind, place, stops }: Paint): SVGElement {
  const [a = 0, b = 0, c = 0, d = 0] = place;
  const colours = stops.map(([offset, colour]) => svg('stop', { offset, 'stop-color': colour }));
  return kind === 'linear'
    ? svg('linearGradient', { id, x1: a, y1: b, x2: c, y2: d }, ...colours)
    : svg('radialGradient', { id, cx: a, cy: b, r: c }, ...colours);
}
