import { indent } from './values';

/*
 * Rate limits per address, in addition to the platform's limits per member and call. They are above any normal use: an
 * address may belong to a whole carrier, and a page makes twenty calls when it opens.
 */

/** Calls of one address per second, and the burst above that. */
const CALLS = { perSecond: 300, atOnce: 1_500 };

/**
 * Calls that send messages or store files. The platform allows 200 codes and 1000 pictures per hour and address; this
 * limit bounds the requests that it has to refuse.
 */
const RARE_CALLS = { perSecond: 5, atOnce: 100 };

/** Streams of one address: the platform's limit of open ones, and a limit for opening. */
const STREAMS = { open: 400, perSecond: 60, atOnce: 600 };

/**
 * Addresses that send codes and store pictures. An encrypted call (safe switch) has another address, and only the
 * limits of calls apply to it.
 */
export const RARE_CALL_ADDRESS = '^/site/api/v1/user/(?:sendCode|forgetByPhone|forgetByEmail|upload)/';

/**
 * Returns the zones in the shared memory of all workers; 10 MB hold about 80,000 addresses, and the oldest are dropped.
 */
export function limitZones(): string {
  return `# One customer has a whole network of IPv6: its first 64 bits count as one address.
map $remote_addr $limited_address {
    default $remote_addr;
    "~^((?:[0-9a-f]+:){1,4})" $1;
}
limit_req_zone $limited_address zone=calls:10m rate=${String(CALLS.perSecond)}r/s;
limit_req_zone $limited_address zone=rare_calls:10m rate=${String(RARE_CALLS.perSecond)}r/s;
limit_req_zone $limited_address zone=opening_streams:10m rate=${String(STREAMS.perSecond)}r/s;
limit_conn_zone $limited_address zone=streams:10m;
limit_req_status 429;
limit_conn_status 429;
limit_req_log_level warn;
limit_conn_log_level warn;`;
}

/** Limit directives of a location by its kind. */
export const LIMITS = {
  calls: `limit_req zone=calls burst=${String(CALLS.atOnce)} nodelay;`,
  rareCalls: `limit_req zone=rare_calls burst=${String(RARE_CALLS.atOnce)} nodelay;
limit_req zone=calls burst=${String(CALLS.atOnce)} nodelay;`,
  streams: `limit_conn streams ${String(STREAMS.open)};
limit_req zone=opening_streams burst=${String(STREAMS.atOnce)} nodelay;`,
} as const;

/** Returns a location of calls that are proxied to the platform. */
export function callsLocation(address: string, limits: string): string {
  return `location ~ ${address} {
${indent(limits)}
    include platform.conf;
    include headers/host.conf;
    proxy_set_header connection "";
    # A player's page waits for half a minute.
    proxy_read_timeout 60s;
}
`;
}
