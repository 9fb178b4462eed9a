import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PlatformError } from '../kernel';
import { codeText, errorText, parseLanguage } from './messageText';
import messages from './messages.json';

describe('the message to the player', () => {
  it.each([
    ['zh-TW', undefined, 'zh-TW'],
    ['zh-cn', 'zh-TW,zh;q=0.9', 'zh-CN'],
    [undefined, 'zh-HK,en', 'zh-TW'],
    [undefined, 'en-US', 'zh-CN'],
    [undefined, undefined, 'zh-CN'],
  ] as const)('is in the language of header %s and browser %s: %s', (header, accepted, language) => {
    expect(parseLanguage(header, accepted)).toBe(language);
  });

  it('is the sentence of the reason, else of the code, else that something is off', () => {
    expect(errorText(new PlatformError(6004, 'unknown_order'), 'zh-CN')).toBe('订单不存在');
    expect(errorText(new PlatformError(6004, 'no such reason'), 'zh-CN')).toBe('未找到数据');
    expect(codeText(6999, 'zh-TW')).toBe('伺服器忙碌中，請稍後再試');
  });

  it('has a sentence for each reason that the platform refuses by', () => {
    const named = sources().flatMap((source) => [
      ...[...source.matchAll(/new PlatformError\(\s*RESPONSE_CODES\.\w+,\s*'(\w+)'/g)].map(([, reason = '']) => reason),
      ...[...source.matchAll(/\brefusal\('(\w+)'\)/g)].map(([, reason = '']) => reason),
    ]);

    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((reason) => !Object.hasOwn(messages.reasons, reason))).toEqual([]);
  });

  it('exists in both languages', () => {
    for (const texts of [...Object.values(messages.codes), ...Object.values(messages.reasons)]) {
      expect(Object.keys(texts)).toEqual(['zh-CN', 'zh-TW']);
      expect(Object.values(texts).every((text) => text.length > 0)).toBe(true);
    }
  });
});

const PLATFORM = path.resolve(__dirname, '..');

function sources(): readonly string[] {
  const rooms = readdirSync(PLATFORM, { withFileTypes: true }).filter(({ name }) => name !== 'node_modules');
  // The links in `node_modules` lead in a circle.
  return rooms
    .flatMap((room) =>
      room.isDirectory()
        ? readdirSync(path.join(PLATFORM, room.name), { recursive: true, encoding: 'utf8' }).map((file) => path.join(room.name, file))
        : [room.name],
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(PLATFORM, file), 'utf8'));
}
