/** Cache name. Workers can write to `caches`, but not to `localStorage`. */
const CACHE = 'site.frozen-tabs';

/** Base of the cache keys, which must be addresses. The domain does not exist. */
const BASE = 'https://frozen.invalid/';

/** Marks a tab whose page is frozen. */
export async function addFrozenTab(tab: string, caches: CacheStorage): Promise<void> {
  await (await caches.open(CACHE)).put(toKey(tab), new Response());
}

export async function removeFrozenTab(tab: string, caches: CacheStorage): Promise<void> {
  await (await caches.open(CACHE)).delete(toKey(tab));
}

/** Returns the marked tabs and removes their marks. Returns an empty set when the storage is denied. */
export async function takeFrozenTabs(caches: CacheStorage | undefined): Promise<ReadonlySet<string>> {
  try {
    if (!(await caches?.has(CACHE))) return new Set();
    const keys = await (await caches?.open(CACHE))?.keys();
    await caches?.delete(CACHE);
    return new Set(keys?.map(({ url }) => decodeURIComponent(url.slice(BASE.length))));
  } catch {
    return new Set();
  }
}

function toKey(tab: string): string {
  return BASE + encodeURIComponent(tab);
}
