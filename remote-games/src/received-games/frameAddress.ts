import type { Locale } from '@site/shared/contract';

/**
 * The address for a frame, with the player's language in its query. The rest of the address does not change, nor does a language that the
 * venue has set itself.
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
 * The address of a game as the browser's address bar, its history and screenshots may show it. A venue names its one-time ticket as it likes, so
 * that nothing of the query stays.
 *
 * @example withoutTicket('https://v.example/slot?ticket=1#x') // 'https://v.example/slot'
 */
export function withoutTicket(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

/**
 * The sandbox permissions of a frame. A venue keeps its own origin, which its session and the check of its messages need. A page of this
 * site must not: with scripts and the same origin it could remove its own sandbox.
 */
export function sandboxOf(address: string, siteOrigin: string): string {
  const isForeign = new URL(address).origin !== siteOrigin;
  return isForeign ? 'allow-scripts allow-same-origin allow-forms' : 'allow-scripts allow-forms';
}
