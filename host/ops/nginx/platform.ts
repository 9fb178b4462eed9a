import { quote, type Origin } from './values';

/** Debian's, and most others'. */
const TRUSTED = '/etc/ssl/certs/ca-certificates.crt';

/**
 * How calls and streams go on to the platform. The names of `ownHeaders` are ours: the platform's own words about them are left out, or they would stand
 * there twice.
 */
export function proxyToPlatform(platform: Origin, host: Origin, ownHeaders: readonly string[]): string {
  const scheme = platform.isSecure ? 'https' : 'http';
  const secure = [
    'proxy_ssl_server_name on;',
    `proxy_ssl_name ${platform.hostname};`,
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 3;',
    `proxy_ssl_trusted_certificate ${quote(TRUSTED)};`,
  ];
  return `proxy_pass ${scheme}://platform;
proxy_http_version 1.1;
proxy_connect_timeout 5s;
# A call is sent once. Whether it was carried out is asked by whoever sent it, with its key, and never tried again on the way.
proxy_next_upstream off;
proxy_set_header host ${quote(new URL(platform.text).host)};
# What a caller says of himself under these names goes no further.
proxy_set_header x-forwarded-for $remote_addr;
proxy_set_header x-forwarded-proto ${host.isSecure ? 'https' : 'http'};
proxy_set_header x-forwarded-host ${quote(new URL(host.text).host)};
proxy_set_header forwarded "";
${platform.isSecure ? `${secure.join('\n')}\n` : ''}${ownHeaders.map((name) => `proxy_hide_header ${name};\n`).join('')}`;
}
