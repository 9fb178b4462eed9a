import type { SlotSymbol } from '../../engine/symbols';
import { svg } from '../dom';
import { PAINTS, type Paint } from './paints';
import { BELL } from './pictures/bell';
import { CLOUD } from './pictures/cloud';
import { COIN } from './pictures/coin';
import { GEM } from './pictures/gem';
import { INGOT } from './pictures/ingot';
import { LANTERN } from './pictures/lantern';
import { LOTUS } from './pictures/lotus';
import { SEAL, SEAL_WORD } from './pictures/seal';
import { SEVEN } from './pictures/seven';
import { GROUND, type Shape } from './shape';
import subjects from './subjects.json';

const PICTURES: Readonly<Record<SlotSymbol, readonly Shape[]>> = {
  seven: SEVEN,
  ingot: INGOT,
  bell: BELL,
  gem: GEM,
  lantern: LANTERN,
  lotus: LOTUS,
  coin: COIN,
  cloud: CLOUD,
  seal: SEAL,
};

/** Documents of their own, drawn about 200 × 200 in the middle. Games of a subject that is on the reels anyway keep the seven. */
const SUBJECTS: Readonly<Record<string, string | undefined>> = subjects;

/**
 * Every picture once, for `picture` to show as often as the reels need. What pays most is the game's own subject.
 *
 * @param sealWord what the seal's ribbon says
 * @param motif of the game; none before its session is open
 */
export function defineArt(sealWord: string, motif = ''): SVGElement {
  const subject = Object.hasOwn(SUBJECTS, motif) ? SUBJECTS[motif] : undefined;
  const pictures = Object.entries(PICTURES).map(([name, shapes]) =>
    svg(
      'symbol',
      { id: `picture-${name}`, viewBox: '0 0 100 100' },
      ...(name === 'seven' && subject !== undefined ? drawSubject(subject) : shapes.map(([tag, attributes]) => svg(tag, attributes))),
      ...(name === 'seal' ? [svg('text', SEAL_WORD, sealWord)] : []),
    ),
  );
  const paints = Object.entries(PAINTS).map(([id, paint]) => toGradient(id, paint));
  return svg('svg', { class: 'art', width: 0, height: 0, 'aria-hidden': 'true' }, svg('defs', {}, ...paints), ...pictures);
}

function drawSubject(subject: string): readonly SVGElement[] {
  const [tag, ground] = GROUND;
  const href = `data:image/svg+xml,${encodeURIComponent(subject)}`;
  return [svg(tag, ground), svg('image', { href, x: -4, y: -7, width: 108, height: 108 })];
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
