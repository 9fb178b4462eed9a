import type { Codec, Entry, SafeStorage } from '@site/shared/storage';

const DRAW: Codec<number> = {
  parse: (text) => (/^0(\.\d{1,6})?$/.test(text) ? Number(text) : undefined),
  format: (value) => value.toFixed(6).replace(/^1.*/, '0'),
};

const ENTRY: Entry<number> = { key: 'site.canaryDraw', codec: DRAW };

/**
 * Returns a number in [0, 1) that the device stores as long as it can. The draw for each canary is derived from it, so
 * that a player does not change builds with every visit.
 */
export function readCanaryDraw(storage: SafeStorage, random: () => number): number {
  const kept = storage.read(ENTRY);
  if (kept !== undefined) return kept;
  storage.write(ENTRY, random());
  return storage.read(ENTRY) ?? 0;
}
