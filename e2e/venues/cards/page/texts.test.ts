import { placeholders } from '../../kit/testing/placeholders';
import { TEXTS } from './texts';

it('has every text in both languages, with the same values in it', () => {
  expect(placeholders(TEXTS['zh-TW'])).toEqual(placeholders(TEXTS['zh-CN']));
});
