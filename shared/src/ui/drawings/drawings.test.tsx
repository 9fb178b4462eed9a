import { render } from '@testing-library/react';
import { Cover } from './Cover';
import { drawingUrl } from '../essentials';
import * as door from './index';
import { MOTIFS } from './motifs';
import { paintCover } from './paintCover';
import { paintCrest } from './paintCrest';
import { FLAGS, type Nation } from './flags/flags';
import { paintHero } from './heroes/paintHero';
import { paintLeagueBadge } from './paintLeagueBadge';
import { paintOperaMask } from './paintOperaMask';
import { GROUNDS, type GroundKind } from './panoramas/grounds';
import { paintPanorama } from './panoramas/paintPanorama';
import { paintScene } from './scenes/paintScene';
import { paintSmallScene } from './scenes/paintSmallScene';

const { Avatar, Crest, Hero, LeagueBadge, Scene } = door;
const SCENES = [door.sportScene, door.liveScene, door.chessScene, door.esportScene, door.lotteryScene, door.slotScene, door.fishScene];
const GIFT_SCENES = [door.calendarScene, door.wheelScene, door.podiumScene, door.envelopeScene, door.ingotScene];
const VENUE_SCENES = ['sport', 'live', 'chess', 'esport', 'lottery', 'slot', 'fish'] as const;
const HEROES = [door.sportHero, door.liveHero, door.slotHero, door.vipHero, door.jadeHero, door.nightHero, door.authHero];

const NATIONS = Object.keys(FLAGS) as Nation[];

const every: readonly (readonly [string, () => string])[] = [
  ...['inter', 'milan', '国际米兰'].map((id) => [`crest ${id}`, () => paintCrest(id)] as const),
  ['league', () => paintLeagueBadge('serie-a')],
  ['avatar', () => paintOperaMask('player1')],
  ...SCENES.flatMap((scene) =>
    [0, 1, 2].map((seed) => [`scene ${scene.kind} ${seed}`, () => paintScene(scene, { seed, top: 84, keep: 'right' })] as const),
  ),
  ...GIFT_SCENES.map((scene) => [`scene ${scene.kind}`, () => paintScene(scene, { seed: 0, top: 84, keep: 'right' })] as const),
  ...VENUE_SCENES.flatMap((kind) => [0, 1].map((seed) => [`small scene ${kind} ${seed}`, () => paintSmallScene(kind, seed)] as const)),
  ...HEROES.map((hero) => [`hero ${hero.kind}`, () => paintHero(hero, { width: 1200, height: 376 })] as const),
  ...(Object.keys(GROUNDS) as GroundKind[]).map((ground) => [`panorama ${ground}`, () => paintPanorama(ground)] as const),
  ...NATIONS.map((nation) => [`flag ${nation}`, () => FLAGS[nation]] as const),
  ...(Object.keys(MOTIFS) as (keyof typeof MOTIFS)[]).map((motif) => [`cover ${motif}`, () => paintCover('g1', motif)] as const),
];

describe('every drawing', () => {
  it.each(every)('%s is the same each time', (_name, paint) => {
    expect(paint()).toBe(paint());
  });

  it.each(every)('%s is well-formed, contains no broken number, and uses only ids of its own', (_name, paint) => {
    const text = paint();
    const drawing = new DOMParser().parseFromString(text, 'image/svg+xml');
    const ids = [...drawing.querySelectorAll('[id]')].map(({ id }) => id);
    const used = [...text.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);

    expect(drawing.querySelector('parsererror')).toBeNull();
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(used));
  });
});

describe('crests', () => {
  it('differ between teams', () => {
    const drawn = Array.from({ length: 200 }, (_, index) => paintCrest(`team ${index}`));

    expect(new Set(drawn).size).toBeGreaterThan(190);
  });

  it('use the colours of a known club', () => {
    expect(paintCrest('inter', ['#0b1f4d', '#ffffff'])).toContain('#0b1f4d');
  });
});

describe('Drawing', () => {
  it('is an image that screen readers skip', () => {
    const { container } = render(
      <>
        <Crest teamId="inter" />
        <LeagueBadge leagueId="serie-a" />
        <Avatar seed="player1" />
        <Scene scene={door.sportScene} />
        <Hero hero={door.sportHero} />
        <Cover gameId="g1" />
      </>,
    );

    const images = [...container.querySelectorAll('img')];
    expect(images).toHaveLength(6);
    for (const image of images) {
      expect(image).toHaveAttribute('alt', '');
      expect(image).toHaveAttribute('aria-hidden', 'true');
      expect(image.src).toMatch(/^data:image\/svg\+xml,/);
    }
  });

  it('is drawn once per key', () => {
    const draw = jest.fn(() => '<svg xmlns="http://www.w3.org/2000/svg"/>');

    expect(drawingUrl('once', draw)).toBe(drawingUrl('once', draw));
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('evicts the least recently used drawing when it holds too many', () => {
    const draw = jest.fn(() => '<svg/>');
    drawingUrl('kept', draw);
    drawingUrl('forgotten', draw);
    for (let index = 0; index < 300; index++) drawingUrl(`filler ${index}`, () => '');
    drawingUrl('kept', draw);
    for (let index = 300; index < 500; index++) drawingUrl(`filler ${index}`, () => '');
    draw.mockClear();

    drawingUrl('kept', draw);
    expect(draw).not.toHaveBeenCalled();
    drawingUrl('forgotten', draw);
    expect(draw).toHaveBeenCalledTimes(1);
  });
});
