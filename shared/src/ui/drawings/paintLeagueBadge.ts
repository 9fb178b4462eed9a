import { KITS } from './kits';
import { createPen, linear, polygon, star, svg, pick, seededRandom } from '@site/shared/ui/drawings/brush';

type Emblem = (colour: string, rays: number) => string;

const EMBLEMS: readonly [Emblem, ...Emblem[]] = [
  (colour, rays) => polygon(star(20, 20, 9, rays, 0.5), `fill="${colour}"`),
  (colour) => `<path d="M13 12H27V17C27 24 23 26 20 26C17 26 13 24 13 17Z M18.6 26H21.4V29H18.6Z M15 29H25V31H15Z" fill="${colour}"/>`,
  (colour) =>
    `<circle cx="20" cy="20" r="8" fill="none" stroke="${colour}" stroke-width="2"/>` +
    `<path d="M20 12V28M12 20H28M14.5 14.5Q20 20 14.5 25.5M25.5 14.5Q20 20 25.5 25.5" stroke="${colour}" stroke-width="1.5" fill="none"/>`,
  (colour) => `<path d="M11 26L20 10L29 26Z M14 28H26V30.4H14Z" fill="${colour}"/>`,
];

/** Draws a league's badge, which is always round to distinguish it from a team's crest. */
export function paintLeagueBadge(leagueId: string): string {
  const random = seededRandom(`league${leagueId}`);
  const [field, colour] = pick(random, KITS);
  const rays = 5 + Math.floor(random() * 3);
  const emblem = pick(random, EMBLEMS);
  const shine = createPen().id('lg');
  const light = linear(shine, [
    [0, '#fff', 0.28],
    [1, '#000', 0.2],
  ]);
  return svg(
    { width: 40, height: 40 },
    `<defs>${light}</defs><circle cx="20" cy="20" r="19" fill="${field}"/>` +
      `<circle cx="20" cy="20" r="15.5" fill="none" stroke="${colour}" stroke-opacity=".6"/>${emblem(colour, rays)}` +
      `<circle cx="20" cy="20" r="19" fill="url(#${shine})"/>`,
  );
}
