import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { installedDir } from '@site/build/workspace';
import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import type { Locale } from '@site/shared/contract/services';
import { DEFAULT_LOCALE } from '@site/shared/i18n/locale';
import { BrandMark } from '@site/shared/ui/BrandMark';
import { packageDir } from './packages';

/** Facts of a themed build, or of the host itself, for installing the site as an application. */
export type AppFacts = Pick<DeploymentManifest, 'brand'> & { readonly flags: Pick<DeploymentManifest['flags'], 'defaultLanguage'> };

export interface AppFile {
  readonly type: string;
  readonly content: string;
}

/** Addresses of the files beside the page that browsers and search engines request. */
export const WEB_MANIFEST = '/app.webmanifest';
export const APP_ICON = '/app-icon.svg';
/** Side length in pixels of each generated icon, by its address; iOS requests the first. */
export const APP_ICONS: Readonly<Record<string, number>> = {
  '/apple-touch-icon.png': 180,
  '/app-icon-192.png': 192,
  '/app-icon-512.png': 512,
};
export const ROBOTS = '/robots.txt';

/** Returns the host's own brand, which the page shows until a themed build is known. */
export function ownBrand(): AppFacts {
  const own = (locale: Locale) => {
    const file = join(packageDir('host'), `src/locales/${locale}/brand.json`);
    return JSON.parse(readFileSync(file, 'utf8')) as { name: string; latin: string };
  };
  const { name, latin } = own(DEFAULT_LOCALE);
  return { brand: { name: { 'zh-CN': name, 'zh-TW': own('zh-TW').name }, latin }, flags: { defaultLanguage: DEFAULT_LOCALE } };
}

/** Background while an installed site starts: that of the classic edition, which a new player sees. */
export const GROUND = '#edf1f6';

/** Member pages, which search engines must not index. */
const OF_A_MEMBER = ['/mine/', '/game/play', '/loading'];

/** Returns the files for installing the site, its icon, and the rules for search engines, by address. */
export function appFiles(facts: AppFacts): Readonly<Record<string, AppFile>> {
  return {
    [WEB_MANIFEST]: { type: 'application/manifest+json', content: `${JSON.stringify(webManifest(facts), null, 2)}\n` },
    [APP_ICON]: { type: 'image/svg+xml', content: markOf(facts) },
    [ROBOTS]: { type: 'text/plain', content: ['User-agent: *', ...OF_A_MEMBER.map((path) => `Disallow: ${path}`), ''].join('\n') },
  };
}

/** Returns the mark of a themed build, or the host's own, as SVG. */
export function markOf({ brand }: Pick<AppFacts, 'brand'>): string {
  return brand.mark === undefined ? ownMark() : decoded(brand.mark);
}

function webManifest({ brand, flags }: AppFacts): object {
  const name = brand.name[flags.defaultLanguage];
  return {
    id: '/',
    name: brand.latin === '' ? name : `${name} ${brand.latin}`,
    short_name: name,
    lang: flags.defaultLanguage,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    icons: [
      { src: APP_ICON, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      ...Object.entries(APP_ICONS).map(([src, side]) => ({
        src,
        type: 'image/png',
        sizes: `${String(side)}x${String(side)}`,
        purpose: 'any',
      })),
    ],
  };
}

/** Returns the default mark as a file without a stylesheet: the colors of the tokens are replaced by their values. */
function ownMark(): string {
  const tokens = readFileSync(join(installedDir('@site/shared'), 'src/tokens/tokens.css'), 'utf8');
  const valueOf = (name: string): string => {
    const value = new RegExp(`${name}: ([^;]+);`).exec(tokens)?.[1];
    if (value === undefined) throw new Error(`the tokens have no ${name}`);
    return filled(value);
  };
  const filled = (text: string): string => text.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => valueOf(name));
  return filled(renderToStaticMarkup(createElement(BrandMark))).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
}

function decoded(dataAddress: string): string {
  return Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64').toString('utf8');
}
