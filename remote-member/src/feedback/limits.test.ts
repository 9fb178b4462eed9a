import * as wire from '@site/shared/wire/feedback';
import { PICTURE_MAX_BYTES } from '@site/shared/picture';
import { FEEDBACK_TEXT, FOLLOW_UP_TEXT, MAX_IMAGES } from './limits';

it('the form uses the limits of the platform', () => {
  expect(FEEDBACK_TEXT).toEqual(wire.FEEDBACK_TEXT);
  expect(FOLLOW_UP_TEXT).toEqual(wire.FEEDBACK_FOLLOW_UP);
  expect([PICTURE_MAX_BYTES, MAX_IMAGES]).toEqual([wire.FEEDBACK_IMAGE_MAX_BYTES, wire.FEEDBACK_MAX_IMAGES]);
});
