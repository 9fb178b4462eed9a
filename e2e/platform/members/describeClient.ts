import Bowser from 'bowser';

/** What a browser says it is; empty where it is none that we know. */
export interface ClientLabel {
  /** Such as `Chrome`. */
  readonly browser: string;
  /** Such as `Windows`. */
  readonly system: string;
}

const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));

/** Reads the `User-Agent` header. Only names of the library's own list come out: the header may hold any text. */
export function describeClient(userAgent: string): ClientLabel {
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name !== undefined && BROWSERS.has(browser.name) ? browser.name : '', system: os.name ?? '' };
}

/** The same for every version of one browser on one system, so that an update makes no other device of it. */
export function kindOfClient(userAgent: string): string {
  const { browser, system } = describeClient(userAgent);
  return browser === '' || system === '' ? userAgent : `${browser} ${system}`;
}
