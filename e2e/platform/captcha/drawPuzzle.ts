import { wholeBetween } from './chance';
import { drawLandscape } from './drawLandscape';
import { renderPng } from './renderPng';

export const PUZZLE_WIDTH = 320;
export const PUZZLE_HEIGHT = 160;

/** Size of the piece's image: a square of 48 with a knob above and one to the right, and space for its outline. */
export const PIECE_SIZE = 62;

/** Offset from the corner of the piece's image to the corner of its square. */
const INSET = { left: 2, top: 12 } as const;

/** Free space at the edges of the picture. */
const MARGIN = 4;

const SHAPE = 'M0 0H18C15 -13 33 -13 30 0H48V16C61 13 61 31 48 34V48H0Z';
const SHADE = '#04101a';
const EDGE = '#ffffff';

/** Picture with a hole, and the piece that fits it. */
export interface DrawnPuzzle {
  /** `data:image/png;base64,…`, 320 by 160. */
  readonly image: string;
  /** 62 by 62, transparent around the shape. */
  readonly piece: string;
  /** Target of the left edge of the piece's image in pixels, within the right two thirds. */
  readonly x: number;
  readonly pieceTop: number;
}

/**
 * Draws the picture and the piece from the same scene, as pixels, so that their source does not reveal the hole. Takes
 * about 30 ms.
 *
 * @param options `hasDecoy` adds a second hole at the same height that does not overlap the first and that the piece
 * does not fit
 */
export async function drawPuzzle({ hasDecoy = false }: { readonly hasDecoy?: boolean } = {}): Promise<DrawnPuzzle> {
  const x = wholeBetween(Math.ceil(PUZZLE_WIDTH / 3), PUZZLE_WIDTH - PIECE_SIZE - MARGIN);
  const pieceTop = wholeBetween(MARGIN, PUZZLE_HEIGHT - PIECE_SIZE - MARGIN);
  const scene = drawLandscape(PUZZLE_WIDTH, PUZZLE_HEIGHT);
  const placeAt = (left: number): string => `transform="translate(${left + INSET.left} ${pieceTop + INSET.top})"`;
  const hole = (left: number): string =>
    `<path ${placeAt(left)} d="${SHAPE}" fill="${SHADE}" fill-opacity="0.66" stroke="${EDGE}" stroke-opacity="0.75" stroke-width="1.2"/>`;
  const holes = [x, ...(hasDecoy ? [decoyBeside(x)] : [])];
  const [image, piece] = await Promise.all([
    renderPng(svg(PUZZLE_WIDTH, PUZZLE_HEIGHT, `0 0 ${PUZZLE_WIDTH} ${PUZZLE_HEIGHT}`, `${scene}${holes.map(hole).join('')}`)),
    renderPng(
      svg(
        PIECE_SIZE,
        PIECE_SIZE,
        `${x} ${pieceTop} ${PIECE_SIZE} ${PIECE_SIZE}`,
        `<clipPath id="cut"><path ${placeAt(x)} d="${SHAPE}"/></clipPath><g clip-path="url(#cut)">${scene}</g>` +
          `<path ${placeAt(x)} d="${SHAPE}" fill="none" stroke="${EDGE}" stroke-width="1.8"/>`,
      ),
    ),
  ]);
  return { image, piece, x, pieceTop };
}

/** Returns a random position for a second hole beside the first. */
export function decoyBeside(x: number): number {
  const places = [
    { from: MARGIN, to: x - PIECE_SIZE },
    { from: x + PIECE_SIZE, to: PUZZLE_WIDTH - PIECE_SIZE - MARGIN },
  ].filter(({ from, to }) => from <= to);
  const place = places[wholeBetween(0, places.length - 1)] ?? { from: MARGIN, to: MARGIN };
  return wholeBetween(place.from, place.to);
}

function svg(width: number, height: number, viewBox: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;
}
