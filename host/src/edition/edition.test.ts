import { EDITIONS } from '@site/shared/contract/services';
import { typedTranslator } from '@site/shared/i18n';
import { preInfoCall } from '@site/shared/wire/site';
import { aManifest } from '../composition/testing/builders';
import menu from '../locales/zh-CN/menu.json';
import { aShell, aSite, clearDevice, settled, success } from '../testing/aShell';
import { applyDocumentAttributes, setMode } from './applyDocumentAttributes';

const html = document.documentElement;
const translator = typedTranslator({ menu });

beforeEach(() => {
  clearDevice();
  for (const name of ['data-edition', 'data-mode', 'data-build']) html.removeAttribute(name);
});

async function aPage(...args: Parameters<typeof aShell>) {
  const test = await aShell(...args);
  applyDocumentAttributes(html, {
    edition: test.shell.edition.current,
    locale: test.shell.locale.current,
    build: 'default',
    palette: undefined,
  });
  return test;
}

describe('the edition', () => {
  it('is classic or professional [R-EDITION-01]', () => {
    expect(EDITIONS).toEqual(['classic', 'professional']);
  });

  it('is classic at first, which is light [R-EDITION-06] [R-CONST-26] [R-CONST-27]', async () => {
    await aPage();

    expect(html).toHaveAttribute('data-edition', 'classic');
  });

  it('is what the player chooses, now and on the next visit [R-EDITION-04] [R-EDITION-05] [R-STORE-10]', async () => {
    const { shell } = await aPage();

    shell.edition.choose('professional');
    expect(html).toHaveAttribute('data-edition', 'professional');
    expect(window.localStorage.getItem('site.edition')).toBe('professional');

    await aPage();
    expect(html).toHaveAttribute('data-edition', 'professional');
  });

  it("is classic while the site's switch is off, whatever is stored [R-EDITION-07] [R-FLAG-07]", async () => {
    window.localStorage.setItem('site.edition', 'professional');
    const { shell } = await aPage({ answers: { [preInfoCall.path]: success(aSite({ editionSwitch: '0' })) } });

    shell.start();
    await settled();

    expect(html).toHaveAttribute('data-edition', 'classic');
    expect(window.localStorage.getItem('site.edition')).toBe('professional');
  });

  it.each(['dark', '', '{"edition":"professional"}'])('is classic when the storage contains %j', async (text) => {
    window.localStorage.setItem('site.edition', text);

    await aPage();

    expect(html).toHaveAttribute('data-edition', 'classic');
  });

  it('follows another tab', async () => {
    await aPage();
    window.localStorage.setItem('site.edition', 'professional');

    window.dispatchEvent(new StorageEvent('storage', { key: 'site.edition', storageArea: window.localStorage }));

    expect(html).toHaveAttribute('data-edition', 'professional');
  });
});

describe('the language', () => {
  it('of a first visit is that of the themed build [R-FLAG-06] [R-I18N-04]', async () => {
    const { flags } = aManifest();

    const { shell } = await aPage({ manifest: aManifest({}, { flags: { ...flags, defaultLanguage: 'zh-TW' } }) });

    expect(html).toHaveAttribute('lang', 'zh-TW');
    expect(translator(shell.i18n)('menu.home')).toBe('首頁');
  });

  it('is zh-CN where nothing is configured [R-I18N-03]', async () => {
    const { shell } = await aPage({ manifest: undefined });

    expect(html).toHaveAttribute('lang', 'zh-CN');
    expect(translator(shell.i18n)('menu.home')).toBe('首页');
  });

  it('is what the player chooses, now and on the next visit', async () => {
    const { shell } = await aPage();

    await shell.locale.choose('zh-TW');
    expect(html).toHaveAttribute('lang', 'zh-TW');
    expect(translator(shell.i18n)('menu.home')).toBe('首頁');

    const next = await aPage();
    expect(next.shell.locale.current.get()).toBe('zh-TW');
  });

  it('follows another tab, and its build where that tab has cleared the storage', async () => {
    const { shell } = await aPage();
    window.localStorage.setItem('site.locale', 'zh-TW');
    window.dispatchEvent(new StorageEvent('storage', { key: 'site.locale', storageArea: window.localStorage }));
    await settled();

    expect(html).toHaveAttribute('lang', 'zh-TW');
    expect(translator(shell.i18n)('menu.home')).toBe('首頁');

    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: window.localStorage }));
    await settled();

    expect(html).toHaveAttribute('lang', 'zh-CN');
  });

  it('stays as it is where the other cannot be loaded', async () => {
    const { shell, i18n } = await aPage();
    jest.spyOn(i18n, 'use').mockRejectedValue(new Error('chunk is gone'));

    await shell.locale.choose('zh-TW');

    expect(shell.locale.current.get()).toBe('zh-CN');
  });
});

describe('the sports mode', () => {
  it('is a mark on the document, removed with the next page [R-NAV-15] [R-NAV-16]', () => {
    setMode(html, 'sports', 'professional');
    expect(html).toHaveAttribute('data-mode', 'sports');

    setMode(html, undefined, 'professional');
    expect(html).not.toHaveAttribute('data-mode');
    expect(html).toHaveAttribute('data-edition', 'professional');
  });
});
