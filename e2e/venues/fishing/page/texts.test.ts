import { placeholders } from '../../kit/testing/placeholders';
import { FISH_KINDS } from '../engine';
import { TEXTS } from './texts';

it('has every text in both languages, with the same values in it', () => {
  expect(placeholders(TEXTS['zh-TW'])).toEqual(placeholders(TEXTS['zh-CN']));
});

it('names every fish', () => {
  for (const { kind } of Object.values(TEXTS)) expect(Object.keys(kind)).toEqual(FISH_KINDS);
});
