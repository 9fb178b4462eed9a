/**
 * Path to which browsers report violations of the site's policies, in their own formats. The client does not call it.
 */
export const REPORTS_PATH = '/site/api/v1/reports';

/**
 * Path to which the page sends its telemetry, unless the manifest names another one. It is not a client call with an
 * envelope.
 */
export const TELEMETRY_PATH = '/site/api/v1/telemetry';
