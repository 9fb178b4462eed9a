/** Ways in which a browser refuses to store data for a page. */
export const SITE_DATA_DENIALS = [
  'the getter throws',
  'the area is missing',
  'setItem throws',
  'every call throws',
  'nothing stays',
] as const;

export type SiteDataDenial = (typeof SITE_DATA_DENIALS)[number];

/** Denies both areas of Web Storage to the page. @returns a function that restores them */
export function denySiteData(denial: SiteDataDenial): () => void {
  const names = ['sessionStorage', 'localStorage'] as const;
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const);
  for (const name of names) Object.defineProperty(window, name, { configurable: true, get: () => areaOf(denial) });
  return () => {
    for (const [name, descriptor] of before) if (descriptor) Object.defineProperty(window, name, descriptor);
  };
}

function areaOf(denial: SiteDataDenial): Storage | undefined {
  const refuse = (): never => {
    throw new DOMException('denied', denial === 'setItem throws' ? 'QuotaExceededError' : 'SecurityError');
  };
  const nothing = { length: 0, key: () => null, clear: () => undefined, getItem: () => null, removeItem: () => undefined };
  switch (denial) {
    case 'the getter throws':
      return refuse();
    case 'the area is missing':
      return undefined;
    case 'setItem throws':
      return { ...nothing, setItem: refuse };
    case 'every call throws':
      return { length: 0, key: refuse, clear: refuse, getItem: refuse, removeItem: refuse, setItem: refuse };
    case 'nothing stays':
      return { ...nothing, setItem: () => undefined };
  }
}
