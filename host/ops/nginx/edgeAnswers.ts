import { edgeEnvelope, OUT_OF_REACH_STATUSES, TOO_OFTEN_STATUS, UNREADABLE_STATUSES } from '@site/release/edgeRefusals';
import { NEVER_KEPT } from '@site/release/servingRules';

/** nginx's own number for headers that are too large. */
const HEADERS_TOO_LARGE = 494;

/** Seconds: by then its rate has given a caller room again. */
const RETRY_AFTER = 1;

const KINDS = [
  { variable: '$illegal_request', statuses: UNREADABLE_STATUSES },
  { variable: '$platform_out_of_reach', statuses: OUT_OF_REACH_STATUSES },
  { variable: '$too_often', statuses: [TOO_OFTEN_STATUS] },
] as const;

/** Variables with the envelopes that nginx answers itself, in the language of the header `language` or else `Accept-Language`. */
export function edgeEnvelopes(): string {
  return KINDS.map(
    ({ variable, statuses: [status] }) => `map "$http_language|$http_accept_language" ${variable} {
    default '${edgeEnvelope(status, 'zh-CN')}';
    "~*^(?:zh[-_](?:tw|hk|mo|hant)|\\|zh[-_](?:tw|hk|mo|hant))" '${edgeEnvelope(status, 'zh-TW')}';
}`,
  ).join('\n');
}

/** Where nginx finds them. By addresses, not by names: a request that could not be parsed has no place that a name is looked up from. */
export function edgeErrorPages(): string {
  return statuses()
    .map(({ status }) => `error_page ${String(status)} ${addressOf(status)};`)
    .join('\n');
}

/** The answers themselves. */
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
