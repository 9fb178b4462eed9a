import { around, box, carve, disc, shape } from '../brush';
import { gleam, type Drawing } from '../shape';

/** A mahjong tile seen from above, with its face. */
function tile(...face: Drawing): Drawing {
  return [box(22, 10, 60, 82, 8, 'pine'), box(18, 6, 60, 80, 8, 'paper'), gleam('M23 16 V74', 2, 0.8), ...face];
}

function ring(x: number, y: number, size: number, paint: 'azure' | 'ruby' | 'jade'): Drawing {
  return [disc(x, y, size, paint), disc(x, y, size * 0.62, 'paper'), disc(x, y, size * 0.34, paint)];
}

function stick(x: number, y: number, paint: 'jade' | 'ruby'): Drawing {
  return [box(x - 3.4, y - 12, 6.8, 12, 3, paint), box(x - 3.4, y, 6.8, 12, 3, paint)];
}

/** The faces of a set. */
export const TILE_SET: Readonly<Record<string, Drawing>> = {
  redtile: tile(
    shape('M44 16 H52 V26 H70 V54 H52 V78 H44 V54 H26 V26 H44Z', 'ruby'),
    shape('M33 33 H44 V47 H33Z', 'paper'),
    shape('M52 33 H63 V47 H52Z', 'paper'),
  ),
  whitetile: tile(
    shape('M26 14 H70 V78 H26Z', 'azure'),
    shape('M32 20 H64 V72 H32Z', 'paper'),
    carve('M36 24 H42 M54 24 H60 M36 68 H42 M54 68 H60', 'azure', 2.4),
  ),
  onedot: tile(
    disc(48, 46, 25, 'jade'),
    disc(48, 46, 19, 'paper'),
    ...around(8, disc(48, 33, 4, 'ruby'), 48, 46),
    ...ring(48, 46, 7, 'ruby'),
  ),
  fivedots: tile(
    ...ring(34, 26, 9, 'jade'),
    ...ring(62, 26, 9, 'azure'),
    ...ring(48, 46, 9, 'ruby'),
    ...ring(34, 66, 9, 'azure'),
    ...ring(62, 66, 9, 'jade'),
  ),
  ninedots: tile(
    ...[24, 46, 68].flatMap((y, row) => [30, 48, 66].flatMap((x) => ring(x, y, 7.4, row === 1 ? 'ruby' : row === 0 ? 'azure' : 'jade'))),
  ),
  sixbams: tile(...[30, 62].flatMap((y, row) => [30, 48, 66].flatMap((x) => stick(x, y, row === 0 ? 'jade' : 'ruby')))),
  threebams: tile(...stick(48, 28, 'ruby'), ...stick(34, 62, 'jade'), ...stick(62, 62, 'jade')),
};
