import { documentHeaders, hostHeaders } from '@site/release/securityHeaders';

/** The page's scripts and styles are its own files; webpack loads its chunks with the only allowed policy. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types ops-ui',
].join('; ');

/** Returns the headers of every response: the site's, without its report collector. */
export function serviceHeaders(origin: string): Readonly<Record<string, string>> {
  const { 'reporting-endpoints': _, ...headers } = { ...hostHeaders(origin), ...documentHeaders(origin) };
  return {
    ...headers,
    'content-security-policy': POLICY,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  };
}
