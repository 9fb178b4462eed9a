import type { Locale } from '@site/shared/contract';

/**
 * The address for a frame, with the player's language in its query. What else stands in it is not touched, and a language the venue has
 * set by itself stays.
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
 * What a frame may do. A venue keeps its own origin, or it could neither keep its session nor be known by its messages. A page of this site
 * must not: with scripts and the same origin it could take the sandbox off itself.
 */
export function sandboxOf(address: string, siteOrigin: string): string {
  const isForeign = new URL(address).origin !== siteOrigin;
  return isForeign ? 'allow-scripts allow-same-origin allow-forms' : 'allow-scripts allow-forms';
}
