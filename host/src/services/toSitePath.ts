/**
 * A path of this site from a part of an address; home for anything that would lead elsewhere.
 *
 * @example toSitePath('mine/userinfo') // '/mine/userinfo'
 * @example toSitePath('//evil.example') // '/'
 */
export function toSitePath(text: string): string {
  const base = 'https://site.invalid';
  const path = `/${text}`;
  if (!URL.canParse(path, base)) return '/';
  const { origin, pathname, search } = new URL(path, base);
  // `/\evil` and `//evil` are addresses of other hosts to a browser.
  const isOwn = origin === base && !pathname.startsWith('//');
  return isOwn ? `${pathname}${search}` : '/';
}
