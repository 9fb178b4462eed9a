import Bowser from 'bowser';

/** Name of a browser and its system; empty when not recognized. */
export interface ClientLabel {
  /** Browser such as `Chrome`. */
  readonly browser: string;
  /** System such as `Windows`. */
  readonly system: string;
}

const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));

/**
 * Parses the `User-Agent` header. Returns only names from the library's list, because the header may contain any text.
 */
export function describeClient(userAgent: string): ClientLabel {
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name !== undefined && BROWSERS.has(browser.name) ? browser.name : '', system: os.name ?? '' };
}

/**
 * Returns a text that is the same for all versions of a browser on a system, so that an update does not count as
 * another device.
 */
export function kindOfClient(userAgent: string): string {
  const { browser, system } = describeClient(userAgent);
  return browser === '' || system === '' ? userAgent : `${browser} ${system}`;
}
