import { captchaFrameHeaders, hostHeaders, pageHeaders, remoteHeaders, type PageOrigins } from '@site/release/securityHeaders';
import { edgeEnvelopes } from './edgeAnswers';
import { hostServer } from './hostServer';
import { limitZones } from './limits';
import { proxyToPlatform } from './platform';
import { remoteServer } from './remoteServer';
import type { AccessLog, ServingOptions } from './servingOptions';
import { indent, parseOrigin, quote, type Origin } from './values';

/** MIME types of the files in a build. */
const TYPES = [
  'text/html html',
  'text/css css',
  'text/javascript js',
  'application/json json',
  'image/svg+xml svg',
  'image/png png',
  'image/jpeg jpg jpeg',
  'image/webp webp',
  'image/avif avif',
  'font/woff2 woff2',
];
/** Types that compress well; nginx adds html by default. */
const TEXTS = 'text/css text/javascript application/json image/svg+xml';

/**
 * The standard output of a systemd unit is a socket, which nginx cannot open, so it logs to the journal through syslog.
 */
const ACCESS_LOG: Readonly<Record<AccessLog, string>> = {
  file: 'logs/access.log',
  stdout: '/dev/stdout',
  syslog: 'syslog:server=unix:/dev/log,nohostname,tag=site_edge',
};

/**
 * Returns the complete configuration of nginx for a themed build by path: `nginx.conf` and its included files. Throws
 * for a value that is not allowed, and unless host and remotes are all https or all http, because a browser would block
 * mixed content.
 */
export function configurationFiles(options: ServingOptions): Readonly<Record<string, string>> {
  const { addresses } = options;
  const { remoteOrigins, gameOrigins } = options.host?.origins ?? { remoteOrigins: [], gameOrigins: [] };
  const host = parseOrigin(addresses.host);
  for (const origin of [...Object.values(addresses.remotes), ...remoteOrigins, ...gameOrigins]) parseOrigin(origin);
  if (Object.values(addresses.remotes).some((origin) => parseOrigin(origin).isSecure !== host.isSecure)) {
    throw new Error('The host and its remotes are all https or all http: a browser refuses to mix them');
  }
  if (host.isSecure && options.certificates === undefined) throw new Error('https needs certificates: name their folder');
  return {
    'nginx.conf': main(options),
    'headers/remote.conf': headerLines(remoteHeaders(host.text, host.text)),
    'compression.conf': COMPRESSION,
    ...(options.host === undefined
      ? {}
      : hostFiles({ ...options.host.origins, remoteIds: Object.keys(addresses.remotes) }, host, addresses)),
  };
}

/** Returns the files that the host's server includes. */
function hostFiles(origins: PageOrigins, host: Origin, { platform }: ServingOptions['addresses']): Readonly<Record<string, string>> {
  const headers = hostHeaders(host.text);
  return {
    'headers/host.conf': headerLines(headers),
    'headers/page.conf': headerLines(pageHeaders(origins, host.text)),
    'headers/frame.conf': headerLines(captchaFrameHeaders(host.text)),
    'platform.conf': proxyToPlatform(parseOrigin(platform), host, Object.keys(headers)),
  };
}

function main(options: ServingOptions): string {
  const { modules, workers, user, accessLog } = options;
  const servers = [
    ...(options.host === undefined ? [] : [hostServer(options.host, options)]),
    ...options.remotes.map((id) => remoteServer(id, options)),
  ];
  return `# Written by "pnpm serving": change what it is made from, and write it again.
daemon off;
worker_processes ${String(workers)};
${user === undefined ? '' : `user ${quote(user)};\n`}pid nginx.pid;
error_log ${accessLog === 'file' ? 'logs/error.log' : 'stderr'} warn;
load_module ${quote(`${modules}/ngx_http_brotli_filter_module.so`)};
load_module ${quote(`${modules}/ngx_http_brotli_static_module.so`)};

events {
    # A stream takes two: one to the player, one to the platform.
    worker_connections 4096;
}

http {
    # Addresses as they were asked for, without their queries: those can name what is a member's own.
    map $request_uri $asked_for {
        "~^([^?]*)" $1;
    }
    log_format calls '$time_iso8601 $remote_addr $http_requestid $request_method $asked_for $status $bytes_sent $request_time $upstream_response_time';
    access_log ${ACCESS_LOG[accessLog]} calls;
    client_body_temp_path temp/body;
    proxy_temp_path temp/proxy;
    fastcgi_temp_path temp/fastcgi;
    uwsgi_temp_path temp/uwsgi;
    scgi_temp_path temp/scgi;

    server_tokens off;
    server_names_hash_bucket_size 128;
    sendfile on;
    tcp_nopush on;
    keepalive_timeout 65s;
    # As much as the platform reads of them.
    large_client_header_buffers 4 16k;
    types {
${indent(TYPES.map((type) => `${type};`).join('\n'), 8)}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${TEXTS};
${options.host === undefined ? '' : indent(hostZones(options))}
${indent(servers.join('\n'))}}
`;
}

/** Returns the variables, maps and upstreams of the host's server. */
function hostZones({ addresses, platforms = [addresses.platform] }: ServingOptions): string {
  const processes = platforms.map(parseOrigin);
  const { isSecure } = parseOrigin(addresses.platform);
  if (processes.some((process) => process.isSecure !== isSecure))
    throw new Error('The processes of the platform are all https or all http');
  return `# Every address of the application is the same page; a missing file, or a call that no page is asked for by, is not. Browsers say what they are
# asking for; of other clients an address without a file's ending is taken as one of the application.
map "$request_method $http_sec_fetch_mode $uri" $is_page {
    default 0;
    "~^(?:GET|HEAD) navigate /" 1;
    "~^(?:GET|HEAD)  (?:.*/)?[^/.]*$" 1;
}
${edgeEnvelopes()}
${limitZones()}

map $http_upgrade $connection_of_stream {
    default upgrade;
    "" "";
}

# Any process answers any call: sessions and limits are those of all.
upstream platform {
    zone platform 64k;
    least_conn;
${processes.map(({ hostname, port }) => `    server ${hostname}:${String(port)};`).join('\n')}
    keepalive 32;
    # Shorter than the platform's own: whichever side closes first never sends into a closed connection.
    keepalive_timeout 30s;
}
`;
}

/** Built files have compressed copies on disk; html and manifest change, so they are compressed when sent. */
const COMPRESSION = `brotli_static on;
gzip_static on;
brotli on;
brotli_types ${TEXTS};
gzip on;
gzip_types ${TEXTS};
gzip_proxied any;
gzip_vary on;
`;

/**
 * Returns header directives for a location. A location with its own header does not inherit those of its server, so
 * each one includes these. `always` includes errors.
 */
function headerLines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quote(value)} always;\n`)
    .join('');
}
