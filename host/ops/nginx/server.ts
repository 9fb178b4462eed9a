import { NEVER_KEPT, PRIVATE_ENDINGS } from '@site/shared/release/servingRules';
import type { ServingOptions } from './servingOptions';
import { quote, type Origin } from './values';

/** Where a server listens: on this machine only where the origin says so, else on every address of it. */
export function listen(origin: Origin, { certificates, hasIpv6 }: Pick<ServingOptions, 'certificates' | 'hasIpv6'>): string {
  const { hostname, isSecure } = origin;
  const lines = [...addressesOf(origin, origin.port, hasIpv6).map((address) => `listen ${address}${isSecure ? ' ssl http2' : ''};`)];
  lines.push(`server_name ${hostname};`);
  if (isSecure && certificates !== undefined) {
    lines.push(
      `ssl_certificate ${quote(`${certificates}/${hostname}/fullchain.pem`)};`,
      `ssl_certificate_key ${quote(`${certificates}/${hostname}/privkey.pem`)};`,
      'ssl_protocols TLSv1.2 TLSv1.3;',
      'ssl_session_cache shared:tls:10m;',
      'ssl_session_tickets off;',
    );
  }
  return lines.join('\n');
}

/** For https: http is redirected, and nothing else is served. */
export function redirectToHttps(origin: Origin, hasIpv6: boolean): string {
  if (!origin.isSecure || origin.port !== 443) return '';
  return `server {
${addressesOf(origin, 80, hasIpv6)
  .map((address) => `    listen ${address};\n`)
  .join('')}    server_name ${origin.hostname};
    include headers/host.conf;
    return 301 ${origin.text}$request_uri;
}

`;
}

/** Files of a build that are not for browsers. */
export function privateFiles(): string {
  return `location ~ /\\.|\\.(?:${PRIVATE_ENDINGS.join('|')})$ {
    return 404;
}`;
}

/** The answer for a missing file: nothing that a cache keeps, and nothing that a browser would take for the file. */
export function missing(side: 'host' | 'remote'): string {
  return `location @missing {
    types { }
    default_type text/plain;
    include headers/${side}.conf;
    add_header cache-control "${NEVER_KEPT}" always;
    return 404 "not found";
}`;
}

function addressesOf({ isLoopback }: Origin, port: number, hasIpv6: boolean): readonly string[] {
  const four = isLoopback ? `127.0.0.1:${String(port)}` : String(port);
  return hasIpv6 ? [four, `[${isLoopback ? '::1' : '::'}]:${String(port)}`] : [four];
}
