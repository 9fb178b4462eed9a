import { appFiles, APP_ICON, ownBrand, ROBOTS, WEB_MANIFEST, type AppFacts } from './appFiles';

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" /></svg>';
const GILT: AppFacts = {
  brand: {
    name: { 'zh-CN': '金阙', 'zh-TW': '金闕' },
    latin: 'JINQUE',
    mark: `data:image/svg+xml;base64,${Buffer.from(MARK).toString('base64')}`,
  },
  flags: { defaultLanguage: 'zh-TW' },
};

it('installs a themed build under its own name, in its own language, with its own logo', () => {
  const files = appFiles(GILT);

  expect(JSON.parse(files[WEB_MANIFEST]?.content ?? '')).toMatchObject({
    name: '金闕 JINQUE',
    short_name: '金闕',
    lang: 'zh-TW',
    start_url: '/',
    display: 'standalone',
    icons: [
      { src: APP_ICON, type: 'image/svg+xml', sizes: 'any' },
      { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
      { src: '/app-icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/app-icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  });
  expect(files[APP_ICON]).toEqual({ type: 'image/svg+xml', content: MARK });
});

it('draws the default logo with inline colours, as no stylesheet surrounds it', () => {
  const icon = appFiles(ownBrand())[APP_ICON]?.content ?? '';

  expect(icon).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 44 44"/);
  expect(icon).not.toContain('var(');
  expect(icon).toContain('fill="#f6d98c"');
});

it('excludes search engines from pages that belong to a member', () => {
  expect(appFiles(ownBrand())[ROBOTS]?.content).toBe('User-agent: *\nDisallow: /mine/\nDisallow: /game/play\nDisallow: /loading\n');
});
