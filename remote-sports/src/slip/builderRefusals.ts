import type { BuilderRefusal } from './types';

export const BUILDER_REFUSAL_KEYS = {
  'not-offered': 'builder.refused.not_offered',
  line: 'builder.refused.line',
  contradiction: 'builder.refused.contradiction',
  implied: 'builder.refused.implied',
  ended: 'builder.refused.ended',
  decided: 'builder.refused.decided',
  closed: 'builder.refused.closed',
  suspended: 'builder.refused.suspended',
  'above-cap': 'builder.refused.above_cap',
} as const satisfies Record<BuilderRefusal, string>;
