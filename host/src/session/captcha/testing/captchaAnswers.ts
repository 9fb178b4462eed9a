import { success } from '../../../testing/aShell';

const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';

/** Answer of the platform with a picture. */
export const A_PICTURE = success({ image: PIXEL, 'x-code': 'picture-1' });

/** Answer of the platform with a puzzle: 320 by 160, the piece 62 wide. */
export const A_PUZZLE = success({
  lot_number: 'lot-1',
  image: PIXEL,
  piece: PIXEL,
  width: 320,
  height: 160,
  pieceWidth: 62,
  pieceTop: 40,
});
