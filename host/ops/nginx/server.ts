import { PRIVATE_FILES } from '@site/release/publicFiles';
import { IMMUTABLE, NEVER_KEPT } from '@site/release/servingRules';
import type { ServingOptions } from './servingOptions';
import { quote, type Origin } from './values';

/** Ports that only root may open, and their distance to the ports of a server that runs as an ordinary user. */
const PRIVILEGED = 1024;
const UNPRIVILEGED_DISTANCE = 8000;

type Listening = Pick<ServingOptions, 'certificates' | 'unprivileged' | 'hasIpv6'>;

/** Returns the listen directives: only this machine when the origin is a loopback one, else all addresses. */
export function listen(origin: Origin, options: Listening): string {
  const { certificates } = options;
  const { hostname, isSecure } = origin;
  const lines = [...addressesOf(origin, origin.port, options).map((address) => `listen ${address}${isSecure ? ' ssl http2' : ''};`)];
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

/** Returns the server that redirects http to https. */
export function redirectToHttps(origin: Origin, options: Listening): string {
  if (!origin.isSecure || origin.port !== 443) return '';
  return `server {
${addressesOf(origin, 80, options)
  .map((address) => `    listen ${address};\n`)
  .join('')}    server_name ${origin.hostname};
    include headers/host.conf;
    return 301 ${origin.text}$request_uri;
}

`;
}

/** Returns the location of build files that are not public. */
export function privateFiles(): string {
  return `location ~ ${PRIVATE_FILES} {
    return 404;
}`;
}

/** Returns the rules of a location whose files belong to builds and are immutable. */
export function buildFiles(side: 'host' | 'remote'): string {
  return `include headers/${side}.conf;
include compression.conf;
etag off;
max_ranges 0;
add_header last-modified "";
add_header cache-control "${IMMUTABLE}";`;
}

/** Returns the response for a missing file: it is not cacheable, and a browser cannot mistake it for the file. */
export function missing(side: 'host' | 'remote'): string {
  return `location @missing {
    types { }
    default_type text/plain;
    include headers/${side}.conf;
    add_header cache-control "${NEVER_KEPT}" always;
    return 404 "not found";
}`;
}

function addressesOf({ isLoopback }: Origin, asked: number, { unprivileged, hasIpv6 }: Listening): readonly string[] {
  const port = unprivileged && asked < PRIVILEGED ? asked + UNPRIVILEGED_DISTANCE : asked;
  const four = isLoopback ? `127.0.0.1:${String(port)}` : String(port);
  return hasIpv6 ? [four, `[${isLoopback ? '::1' : '::'}]:${String(port)}`] : [four];
}
