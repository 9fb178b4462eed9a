import { indent } from './values';

/*
 * What one address may send before the platform itself counts by member and call. A floor below which nothing normal falls: an address may be that of
 * a whole carrier, and a page that opens asks twenty calls at once.
 */

/** Calls of one address in a second, and above that at once. */
const CALLS = { perSecond: 300, atOnce: 1_500 };

/** Calls that send messages or keep files. The platform allows an address 200 codes and 1000 pictures an hour; this bounds what it has to refuse. */
const RARE_CALLS = { perSecond: 5, atOnce: 100 };

/** Streams of one address: as many open as the platform allows, and as many opening. */
const STREAMS = { open: 400, perSecond: 60, atOnce: 600 };

/** Where codes are sent and pictures kept. A sealed call (safe switch) has an address of its own, and is held to the limits of calls only. */
export const RARE_CALL_ADDRESS = '^/site/api/v1/user/(?:sendCode|forgetByPhone|forgetByEmail|upload)/';

/** In memory shared by all workers; 10 MB know some 80 000 addresses, and forget the oldest. */
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

/** For a location, by what it takes. */
export const LIMITS = {
  calls: `limit_req zone=calls burst=${String(CALLS.atOnce)} nodelay;`,
  rareCalls: `limit_req zone=rare_calls burst=${String(RARE_CALLS.atOnce)} nodelay;
limit_req zone=calls burst=${String(CALLS.atOnce)} nodelay;`,
  streams: `limit_conn streams ${String(STREAMS.open)};
limit_req zone=opening_streams burst=${String(STREAMS.atOnce)} nodelay;`,
} as const;

/** A location of calls that go to the platform. */
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
