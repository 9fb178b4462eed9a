import { sandboxOf, withLanguage } from './frameAddress';

describe('the address of a frame', () => {
  it.each([
    ['https://v.example/slot', 'https://v.example/slot?lang=zh-TW'],
    ['https://v.example/slot?', 'https://v.example/slot?lang=zh-TW'],
    ['https://v.example/slot?ticket=a%20b', 'https://v.example/slot?ticket=a%20b&lang=zh-TW'],
    ['https://v.example/slot?ticket=1#x#y', 'https://v.example/slot?ticket=1&lang=zh-TW#x#y'],
    ['https://v.example/slot?lang=en', 'https://v.example/slot?lang=en'],
  ])('adds the language to %s: %s', (address, withIt) => {
    expect(withLanguage(address, 'zh-TW')).toBe(withIt);
  });

  it('allows its own origin to a foreign page, not to a page of this site', () => {
    expect(sandboxOf('https://v.example/slot', 'https://play.example')).toBe('allow-scripts allow-same-origin allow-forms');
    expect(sandboxOf('https://play.example/slot', 'https://play.example')).toBe('allow-scripts allow-forms');
  });
});
