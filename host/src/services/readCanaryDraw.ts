import type { Codec, Entry, SafeStorage } from '@site/shared/storage';

const DRAW: Codec<number> = {
  parse: (text) => (/^0(\.\d{1,6})?$/.test(text) ? Number(text) : undefined),
  format: (value) => value.toFixed(6).replace(/^1.*/, '0'),
};

const ENTRY: Entry<number> = { key: 'site.canaryDraw', codec: DRAW };

/**
 * A number in [0, 1) that stays with the device for as long as the device keeps anything: what decides on taking part in each canary is made of it, so
 * that a player does not change builds with every visit.
 */
export function readCanaryDraw(storage: SafeStorage, random: () => number): number {
  const kept = storage.read(ENTRY);
  if (kept !== undefined) return kept;
  storage.write(ENTRY, random());
  return storage.read(ENTRY) ?? 0;
}
