import glyphs from '../glyphs.json';
import { chessPiece } from '../objects/chessPiece';
import { CIRCLES, mahjongTile } from '../objects/mahjongTile';
import type { ScenePainter } from './paintScene';
import { JADE, ridges } from '@site/shared/ui/drawings/brush';

/** Mahjong tiles or pieces of Chinese chess in front of jade mountains. */
export const chessScene: ScenePainter = {
  kind: 'chess',
  sky: 'warm-moon',
  pigment: () => JADE,
  paint: ({ pen, width: w, height: h, seed }) => {
    const pieces =
      chessPiece(pen, w * 0.58, h * 0.66, h * 0.17, glyphs.chariot, '#14202d') +
      chessPiece(pen, w * 0.87, h * 0.7, h * 0.16, glyphs.horse, '#14202d') +
      chessPiece(pen, w * 0.74, h * 0.46, h * 0.24, glyphs.general);
    // Limit the distance by the height too, so that the pieces stay close together in a panorama.
    const centre = w * 0.725;
    const apart = Math.min(w * 0.155, h * 0.4);
    const tiles =
      mahjongTile(pen, centre - apart, h * 0.6, h * 0.26, -12, glyphs.fortune) +
      mahjongTile(pen, centre, h * 0.5, h * 0.32, 3, glyphs.centre, '#c2361c') +
      mahjongTile(pen, centre + apart, h * 0.62, h * 0.26, 15, CIRCLES);
    return ridges(pen, `ch${seed}`, w, h * 0.92, JADE, { layers: 3, base: 0.5, peak: 0.4 }) + (seed % 2 === 1 ? pieces : tiles);
  },
};
