import type { Sight } from './everyPage';

/** Window sizes from a small phone to a wide monitor, in pixels. */
const SIZES = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1366, 768],
  [1600, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
const EDITIONS = ['classic', 'professional'] as const;
const LOCALES = ['zh-CN', 'zh-TW'] as const;

/** All sizes in both editions; the languages alternate. */
export const SIGHTS: readonly Sight[] = SIZES.flatMap(([width, height], row) =>
  EDITIONS.map((edition, column) => ({ width, height, edition, locale: LOCALES[(row + column) % LOCALES.length] ?? 'zh-CN' })),
);
