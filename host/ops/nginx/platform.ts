import { quote, type Origin } from './values';

/** Path of the certificates on Debian and most other distributions. */
const TRUSTED = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Proxies calls and streams to the platform. Headers in `ownHeaders` are set here, and those of the platform are
 * hidden; otherwise they would be sent twice.
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
# A call is sent once. Its sender asks with its key whether it was carried out; it is never retried on the way. Only one that could not be handed
# over goes to another process: nginx does not repeat a POST that it has sent (non_idempotent is not named).
proxy_next_upstream error;
proxy_next_upstream_timeout 10s;
proxy_set_header host ${quote(new URL(platform.text).host)};
# Values a client sends under these names are not forwarded.
proxy_set_header x-forwarded-for $remote_addr;
proxy_set_header x-forwarded-proto ${host.isSecure ? 'https' : 'http'};
proxy_set_header x-forwarded-host ${quote(new URL(host.text).host)};
proxy_set_header forwarded "";
proxy_set_header x-real-ip "";
${platform.isSecure ? `${secure.join('\n')}\n` : ''}${ownHeaders.map((name) => `proxy_hide_header ${name};\n`).join('')}`;
}
