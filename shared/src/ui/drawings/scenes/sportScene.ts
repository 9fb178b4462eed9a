import { basketball } from '../objects/basketball';
import { beams } from '../objects/beams';
import { football } from '../objects/football';
import { pitch } from '../objects/pitch';
import { tennis } from '../objects/tennis';
import { trophy } from '../objects/trophy';
import type { Canvas, ScenePainter } from './paintScene';
import { NIGHT, ridges } from '@site/shared/ui/drawings/brush';

/** A floodlit pitch under mountains: football, basketball, or tennis with a cup. */
export const sportScene: ScenePainter = {
  kind: 'sport',
  sky: 'cold-moon',
  pigment: () => NIGHT,
  paint: (canvas) => {
    const { pen, width: w, height: h, seed } = canvas;
    return (
      beams(pen, w * 0.16, -20, 4, h * 1.5, 13, '#dff0ff', 0.22, 66) +
      beams(pen, w * 0.98, -20, 4, h * 1.5, 13, '#dff0ff', 0.26, 116) +
      ridges(pen, `sp${seed}`, w, h * 0.86, NIGHT, { layers: 2, base: 0.52, peak: 0.36 }) +
      pitch(pen, 0, h * 0.7, w, h * 0.32) +
      paintSubject(canvas)
    );
  },
};

function paintSubject({ pen, width: w, height: h, seed }: Canvas): string {
  if (seed % 3 === 1) return basketball(pen, w * 0.74, h * 0.5, h * 0.3);
  if (seed % 3 === 2) return tennis(pen, w * 0.86, h * 0.68, h * 0.13) + trophy(pen, w * 0.7, h * 0.5, h / 190);
  return football(pen, w * 0.74, h * 0.52, h * 0.3);
}
