import { readQuotedTexts } from './quotedTexts';
import { filesWithTexts, flatten, readTexts } from './sourceTexts';

/** Half-width punctuation beside a Chinese character. */
const MISFIT = /\p{Script=Han}\s?[,:;?!]|[,:;?!]\s?\p{Script=Han}/u;

/** Texts that the specification prescribes to the character, half-width commas included. */
const ORDERED = new Set(readQuotedTexts().map(({ text }) => text));

const FILES = filesWithTexts();

it('looks at the texts of the site, of the platform and of the venues', () => {
  expect(FILES).toEqual(
    expect.arrayContaining([
      'host/src/locales/zh-CN/home.json',
      'e2e/platform/http/messages.json',
      'e2e/platform/site/content.json',
      'e2e/platform/chat/rooms.json',
      'e2e/venues/slots/page/locales/zh-TW.json',
    ]),
  );
});

it.each(FILES)('%s has full-width punctuation between Chinese characters', (file) => {
  expect(flatten(readTexts(file)).filter((text) => MISFIT.test(text) && !ORDERED.has(text))).toEqual([]);
});
