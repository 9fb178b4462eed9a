import type { Locale } from '@site/shared/contract';

/**
 * Adds the player's language to the query of a frame URL. The rest of the URL does not change, nor does a language the
 * venue has already set.
 *
 * @example withLanguage('https://v.example/slot?ticket=1#x', 'zh-TW') // 'https://v.example/slot?ticket=1&lang=zh-TW#x'
 */
export function withLanguage(address: string, locale: Locale): string {
  const { searchParams, search } = new URL(address);
  if (searchParams.has('lang')) return address;
  const [beforeHash = '', ...hash] = address.split('#');
  const query = `${search === '' && !beforeHash.endsWith('?') ? '?' : search === '' ? '' : '&'}lang=${locale}`;
  return [`${beforeHash}${query}`, ...hash].join('#');
}

/**
 * Returns the URL of a game that may appear in the address bar, the history and screenshots. Removes the whole query,
 * because each venue names its one-time ticket differently.
 *
 * @example withoutTicket('https://v.example/slot?ticket=1#x') // 'https://v.example/slot'
 */
export function withoutTicket(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

/**
 * Returns the sandbox permissions of a frame. A venue keeps its own origin, which its session and the origin check of
 * its messages need. A page of this site must not: with scripts and the same origin it could remove its own sandbox.
 */
export function sandboxOf(address: string, siteOrigin: string): string {
  const isForeign = new URL(address).origin !== siteOrigin;
  return isForeign ? 'allow-scripts allow-same-origin allow-forms' : 'allow-scripts allow-forms';
}
