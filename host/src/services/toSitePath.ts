/**
 * Returns a path of this site from a part of an address, or home for anything that would lead elsewhere.
 *
 * @example toSitePath('mine/userinfo') // '/mine/userinfo'
 * @example toSitePath('//evil.example') // '/'
 */
export function toSitePath(text: string): string {
  const base = 'https://site.invalid';
  const path = `/${text}`;
  if (!URL.canParse(path, base)) return '/';
  const { origin, pathname, search } = new URL(path, base);
  // Browsers treat `/\evil` and `//evil` as addresses of other hosts.
  const isOwn = origin === base && !pathname.startsWith('//');
  return isOwn ? `${pathname}${search}` : '/';
}
