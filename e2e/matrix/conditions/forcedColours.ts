import type { Condition } from './condition';

/** Windows high contrast mode, without animations. */
export const forcedColours: Condition = {
  name: 'forced colours, reduced motion',
  use: { contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } },
};
