/** Where browsers report violations of the site's policies, in their own formats: no call of the client's. */
export const REPORTS_PATH = '/site/api/v1/reports';

/** Where the page sends its telemetry, unless the manifest names another address: no call of the client's. */
export const TELEMETRY_PATH = '/site/api/v1/telemetry';
