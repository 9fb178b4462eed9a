import { seededRandom } from '@site/shared/ui/drawings/brush';
import type { ScenePainter } from '../scenes/paintScene';
import type { HeroPainter } from './paintHero';

/** Creates a panorama from a card's scene: its ridges and its object, as wide as a banner. */
export function sceneHero({ kind, pigment, sky, paint }: ScenePainter): HeroPainter {
  return {
    kind: `scene-${kind}`,
    pigment: pigment(0),
    moon: sky === 'cold-moon' ? 'cold' : 'warm',
    paint: (canvas) => paint({ ...canvas, seed: 0, random: seededRandom(`hero${kind}`) }),
  };
}
