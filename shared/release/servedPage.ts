import type { DeploymentManifest } from '../src/contract/deploymentManifest';
import { LOCALES } from '../src/i18n/locale';
import { withManifestTrust, type ManifestTrust } from '../src/manifestTrust';

/** What the page draws of a themed build before any script of the application has run. */
export type DrawnFacts = Pick<DeploymentManifest, 'brand' | 'hero'> & {
  readonly flags: Pick<DeploymentManifest['flags'], 'defaultLanguage'>;
};

/**
 * A page of the host as a site serves it: with what it believes of manifests, and drawn in the words of the themed build. Without `facts` it is drawn in
 * the host's own. A page of an earlier host, which draws nothing, stays as it is.
 *
 * @param origin where the site is reached: whoever shows a link to it fetches its picture by a whole address
 */
export function servedPage(html: string, trust: ManifestTrust, facts: DrawnFacts | undefined, origin: string): string {
  const page = html.replace(/(<meta property="og:image" content=")(?=\/)/, (start) => start + escaped(origin));
  return withManifestTrust(facts === undefined ? page : drawn(page, facts), trust);
}

/**
 * The `link` header of the page at `/`, where its html draws the first slide: the picture is fetched beside the stylesheet, and is in the first paint.
 * At another address it is not shown. None for a host that draws no slide.
 */
export function firstPictureLink(html: string): string | undefined {
  const picture = /<img[^>]*class="first-picture"[^>]*src="(?<path>\/assets\/[\w.-]+)"/.exec(html)?.groups?.['path'];
  return picture === undefined ? undefined : `<${picture}>; rel=preload; as=image; fetchpriority=high`;
}

function drawn(html: string, { brand, hero, flags }: DrawnFacts): string {
  const names = LOCALES.map((locale) => `<b lang="${locale}">${escaped(brand.name[locale])}</b>`).join('');
  const page = html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${flags.defaultLanguage}"`)
    .replace(/<title>[^<]*/, () => `<title>${escaped(brand.name[flags.defaultLanguage])}`)
    .replace(
      /(<meta property="og:(?:site_name|title)" content=")[^"]*/g,
      (_, start: string) => start + escaped(brand.name[flags.defaultLanguage]),
    )
    .replace(/(<span class="first-brand">)[^]*?(<\/span>)/, (_, start: string, end: string) => {
      return `${start}${names}<small>${escaped(brand.latin)}</small>${end}`;
    });
  if (hero === undefined) return page;
  const words = LOCALES.map((locale) => wordsIn(locale, hero)).join('');
  return page.replace(/(<section class="first-texts">)[^]*?(<\/section>)/, (_, start: string, end: string) => start + words + end);
}

function wordsIn(locale: (typeof LOCALES)[number], { eyebrow, lines, emphasis, text }: NonNullable<DrawnFacts['hero']>): string {
  const gilt = emphasis === undefined ? '' : `<em>${escaped(emphasis[locale])}</em>`;
  const title = lines.map((line, index) => `<span>${escaped(line[locale])}${index === lines.length - 1 ? gilt : ''}</span>`).join('');
  return `<div class="first-words" lang="${locale}"><p class="first-eyebrow">${escaped(eyebrow[locale])}</p><p class="first-title">${title}</p><p class="first-text">${escaped(text[locale])}</p></div>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
