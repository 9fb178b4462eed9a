import { success } from '../../../testing/aShell';

const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';

/** How the platform answers for a picture. */
export const A_PICTURE = success({ image: PIXEL, 'x-code': 'picture-1' });

/** And for a puzzle: 320 by 160, its piece 62 wide. */
export const A_PUZZLE = success({
  lot_number: 'lot-1',
  image: PIXEL,
  piece: PIXEL,
  width: 320,
  height: 160,
  pieceWidth: 62,
  pieceTop: 40,
});
