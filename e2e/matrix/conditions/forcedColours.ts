import type { Condition } from './condition';

/** High contrast of Windows, without animations. */
export const forcedColours: Condition = {
  name: 'forced colours, reduced motion',
  use: { contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } },
};
