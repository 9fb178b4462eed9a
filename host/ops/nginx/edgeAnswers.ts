import { edgeEnvelope, OUT_OF_REACH_STATUSES, TOO_OFTEN_STATUS, UNREADABLE_STATUSES } from '@site/release/edgeRefusals';
import { NEVER_KEPT } from '@site/release/servingRules';

/** Status of nginx for headers that are too large. */
const HEADERS_TOO_LARGE = 494;

/** Seconds after which the rate limit accepts further calls. */
const RETRY_AFTER = 1;

const KINDS = [
  { variable: '$illegal_request', statuses: UNREADABLE_STATUSES },
  { variable: '$platform_out_of_reach', statuses: OUT_OF_REACH_STATUSES },
  { variable: '$too_often', statuses: [TOO_OFTEN_STATUS] },
] as const;

/**
 * Returns variables with the response bodies that nginx generates, in the language of the header `language` or else
 * `Accept-Language`.
 */
export function edgeEnvelopes(): string {
  return KINDS.map(
    ({ variable, statuses: [status] }) => `map "$http_language|$http_accept_language" ${variable} {
    default '${edgeEnvelope(status, 'zh-CN')}';
    "~*^(?:zh[-_](?:tw|hk|mo|hant)|\\|zh[-_](?:tw|hk|mo|hant))" '${edgeEnvelope(status, 'zh-TW')}';
}`,
  ).join('\n');
}

/**
 * Returns the error pages of nginx. They refer to addresses and not to named locations, because an unparsable request
 * has no location in which a name could be resolved.
 */
export function edgeErrorPages(): string {
  return statuses()
    .map(({ status }) => `error_page ${String(status)} ${addressOf(status)};`)
    .join('\n');
}

/** Returns the locations with the responses. */
export function edgeLocations(): string {
  return statuses()
    .map(
      ({ status, variable }) => `location = ${addressOf(status)} {
    internal;
    types { }
    default_type application/json;
    include headers/host.conf;
    add_header cache-control "${NEVER_KEPT}" always;
${status === TOO_OFTEN_STATUS ? `    add_header retry-after "${String(RETRY_AFTER)}" always;\n` : ''}    return ${String(status === HEADERS_TOO_LARGE ? 431 : status)} ${variable};
}`,
    )
    .join('\n');
}

function statuses() {
  return KINDS.flatMap(({ variable, statuses }) => statuses.map((status) => ({ status, variable })));
}

function addressOf(status: number): string {
  return `/.refused/${String(status)}`;
}
