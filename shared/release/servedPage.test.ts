import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@site/shared/i18n/locale';
import { homeLinks, servedPage, type DrawnFacts } from './servedPage';
import { SOCIAL_PICTURE, SOCIAL_SIZE } from './socialPicture';

const HOST = join(import.meta.dirname, '../../host/src');
const PAGE = readFileSync(join(HOST, 'index.html'), 'utf8');
const TRUST = { build: 'gilt', keys: ['ab'.repeat(32)] };
const ORIGIN = 'https://site.example';
const FACTS: DrawnFacts = {
  brand: { name: { 'zh-CN': '金阙', 'zh-TW': '金闕' }, latin: 'JINQUE' },
  hero: {
    eyebrow: { 'zh-CN': '一个钱包', 'zh-TW': '一個錢包' },
    lines: [
      { 'zh-CN': '鎏金一刻', 'zh-TW': '鎏金一刻' },
      { 'zh-CN': '每一注都有', 'zh-TW': '每一注都有' },
    ],
    emphasis: { 'zh-CN': '凭据', 'zh-TW': '憑據' },
    text: { 'zh-CN': '全程看得见。', 'zh-TW': '全程看得見。' },
  },
  flags: { defaultLanguage: 'zh-TW' },
};

/** Returns the text between two texts, without the white space of the source. */
function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start) + start.length;
  return html.slice(from, html.indexOf(end, from)).replace(/>\s+</g, '><').trim();
}

const texts = (html: string) => between(html, '<section class="first-texts">', '</section>');

it('renders the texts of the themed build in both languages, and serves its default one', () => {
  const html = servedPage(PAGE, TRUST, FACTS, ORIGIN);

  expect(html).toContain('<html lang="zh-TW">');
  expect(html).toContain('<title>金闕</title>');
  expect(html.match(/og:(?:site_name|title)" content="金闕"/g)).toHaveLength(2);
  expect(between(html, '<span class="first-brand">', '</span>')).toBe(
    '<b lang="zh-CN">金阙</b><b lang="zh-TW">金闕</b><small>JINQUE</small>',
  );
  expect(texts(html)).toBe(
    '<div class="first-words" lang="zh-CN"><p class="first-eyebrow">一个钱包</p>' +
      '<p class="first-title"><span>鎏金一刻</span><span>每一注都有<em>凭据</em></span></p><p class="first-text">全程看得见。</p></div>' +
      '<div class="first-words" lang="zh-TW"><p class="first-eyebrow">一個錢包</p>' +
      '<p class="first-title"><span>鎏金一刻</span><span>每一注都有<em>憑據</em></span></p><p class="first-text">全程看得見。</p></div>',
  );
  expect(html).toContain(`data-build="gilt" data-keys="${TRUST.keys.join()}"`);
});

it("renders the host's own texts if the themed build has none, and without a manifest", () => {
  const { hero: _, ...plain } = FACTS;
  const own = LOCALES.map((locale) => {
    const home = JSON.parse(readFileSync(join(HOST, `locales/${locale}/home.json`), 'utf8')) as Record<string, string>;
    return (
      `<div class="first-words" lang="${locale}"><p class="first-eyebrow">${home['hero_eyebrow'] ?? ''}</p>` +
      `<p class="first-title"><span>${home['hero_line_1'] ?? ''}</span><span>${home['hero_line_2'] ?? ''}<em>${home['hero_emphasis'] ?? ''}</em></span></p>` +
      `<p class="first-text">${home['hero_text'] ?? ''}</p></div>`
    );
  }).join('');

  expect(texts(servedPage(PAGE, TRUST, plain, ORIGIN))).toBe(own);
  expect(texts(servedPage(PAGE, TRUST, undefined, ORIGIN))).toBe(own);
  expect(servedPage(PAGE, TRUST, undefined, ORIGIN)).toContain('<html lang="zh-CN">');
});

it('renders a text literally, whatever it contains', () => {
  const latin = '<script src="//evil.example"></script>&"$&$1';
  const html = servedPage(PAGE, TRUST, { ...FACTS, brand: { ...FACTS.brand, latin } }, ORIGIN);

  expect(html).not.toContain('<script src="//evil');
  expect(html).toContain('<small>&lt;script src=&quot;//evil.example&quot;&gt;&lt;/script&gt;&amp;&quot;$&amp;$1</small>');
});

it('does not change a page without placeholders', () => {
  const bare = '<!doctype html><html lang="zh-CN"><head></head><body><div id="root"></div></body></html>';

  expect(servedPage(bare, TRUST, FACTS, ORIGIN).replace(/<meta [^>]*>/, '')).toBe(bare.replace('zh-CN', 'zh-TW'));
});

it('names its picture by an absolute address, with its size', () => {
  const { width, height } = SOCIAL_SIZE;
  const html = servedPage(PAGE, TRUST, undefined, ORIGIN);

  expect(html).toContain(`<meta property="og:image" content="${ORIGIN}${SOCIAL_PICTURE}" />`);
  expect(html).toContain(`<meta property="og:image:width" content="${String(width)}" />`);
  expect(html).toContain(`<meta property="og:image:height" content="${String(height)}" />`);
});

describe('the header of home', () => {
  const built = PAGE.replace('FIRST_SLIDE_PICTURE', '/assets/first-slide.ab12cd34.svg');
  const picture = '</assets/first-slide.ab12cd34.svg>; rel=preload; as=image; fetchpriority=high';
  const integrity = `sha384-${'a'.repeat(64)}`;
  const on = (entry: string) => ({
    enabled: true,
    active: { version: '1.0.0', container: 'remote', entry, integrity, requires: '^1.0.0', preload: {} },
  });

  it('preloads the picture of the first slide, and preconnects once to each origin of the remotes on the home page', () => {
    const [common, own] = ['https://static.site.example', 'https://games.site.example'];
    const remotes = {
      activities: on(`${common}/activities/1.0.0/remoteEntry.js`),
      sports: on(`${common}/sports/1.0.0/remoteEntry.js`),
      games: on(`${own}/1.0.0/remoteEntry.js`),
      chat: on('https://chat.site.example/1.0.0/remoteEntry.js'),
    };

    expect(homeLinks(built, remotes)).toBe(`${picture}, <${common}>; rel=preconnect; crossorigin, <${own}>; rel=preconnect; crossorigin`);
  });

  it.each([
    ['without remotes', {}],
    ['of one that is switched off', { sports: { enabled: false } }],
    ['of one whose entry cannot be read', { sports: { ...on('nowhere') } }],
  ])('names no origin %s', (_case, remotes) => {
    expect(homeLinks(built, remotes)).toBe(picture);
  });

  it('is absent if the html of the host does not define it, and names no picture of another origin', () => {
    expect(homeLinks('<div id="root"></div>', {})).toBeUndefined();
    expect(homeLinks(built.replace('/assets/', 'https://elsewhere.example/'), {})).toBeUndefined();
  });
});
