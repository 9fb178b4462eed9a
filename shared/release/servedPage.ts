import { remoteDeploymentSchema, type DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { LOCALES } from '@site/shared/i18n/locale';
import { withManifestTrust, type ManifestTrust } from '@site/shared/deployment/manifestTrust';

/** Facts of a themed build that the page renders before any script of the application has run. */
export type DrawnFacts = Pick<DeploymentManifest, 'brand' | 'hero'> & {
  readonly flags: Pick<DeploymentManifest['flags'], 'defaultLanguage'>;
};

/**
 * Returns a page of the host as a site serves it: with the trusted keys of manifests, and rendered with the texts of
 * the themed build. Without `facts` it has the host's own texts. A page without the placeholders is unchanged.
 *
 * @param origin public origin of the site: link previews fetch their picture from an absolute address
 */
export function servedPage(html: string, trust: ManifestTrust, facts: DrawnFacts | undefined, origin: string): string {
  const page = html.replace(/(<meta property="og:image" content=")(?=\/)/, (start) => start + escaped(origin));
  return withManifestTrust(facts === undefined ? page : drawn(page, facts), trust);
}

/**
 * Returns the `link` header of the page at `/` for the first resources of home. The html cannot name them itself,
 * because every address serves the same html.
 *
 * - The picture of the first slide: it loads in parallel with the stylesheet, so the first paint contains it.
 * - The origins of the remotes that home shows first. A connection takes two round trips, and the page learns these
 *   origins only after the host's scripts have read the manifest. Scripts are fetched without credentials, over
 *   separate connections.
 *
 * @returns undefined for html that names neither
 */
export function homeLinks(html: string, remotes: DeploymentManifest['remotes']): string | undefined {
  const picture = /<img[^>]*class="first-picture"[^>]*src="(\/assets\/[\w.-]+)"/.exec(html)?.[1];
  const first = /<meta name="first-remotes" content="([a-z ]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const origins = new Set(first.flatMap((id) => originOf(remotes[id]) ?? []));
  const links = [
    ...(picture === undefined ? [] : [`<${picture}>; rel=preload; as=image; fetchpriority=high`]),
    ...[...origins].map((origin) => `<${origin}>; rel=preconnect; crossorigin`),
  ];
  return links.length === 0 ? undefined : links.join(', ');
}

/** Returns the origin of a remote's entry; undefined for one that is disabled or invalid. */
function originOf(remote: unknown): string | undefined {
  const { data } = remoteDeploymentSchema.safeParse(remote);
  return data?.enabled === true ? new URL(data.active.entry).origin : undefined;
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
