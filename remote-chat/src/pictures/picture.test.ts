import { boxOf } from './picture';

it.each([
  ['wide', { width: 1_600, height: 900 }, { width: 240, height: 135 }],
  ['high', { width: 600, height: 1_200 }, { width: 120, height: 240 }],
  ['very long', { width: 400, height: 1_600 }, { width: 72, height: 240 }],
  ['tiny', { width: 8, height: 6 }, { width: 72, height: 72 }],
])('the place of a picture follows from its size: %s', (_what, size, place) => {
  expect(boxOf(size)).toEqual(place);
});
