import type { BuilderRefusal } from './types';

/** The text of each reason why selections of one match are no bet. */
export const BUILDER_REFUSAL_KEYS = {
  'not-offered': 'slip.builder.refused.not_offered',
  line: 'slip.builder.refused.line',
  contradiction: 'slip.builder.refused.contradiction',
  implied: 'slip.builder.refused.implied',
  ended: 'slip.builder.refused.ended',
  decided: 'slip.builder.refused.decided',
  closed: 'slip.builder.refused.closed',
  suspended: 'slip.builder.refused.suspended',
  'above-cap': 'slip.builder.refused.above_cap',
} as const satisfies Record<BuilderRefusal, string>;
