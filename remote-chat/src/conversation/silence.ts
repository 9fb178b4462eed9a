import type { Restriction } from './room';

/** Reason why this person may not write here now. */
export type Silence =
  | { readonly by: 'self'; readonly restriction: Restriction }
  | { readonly by: 'room' }
  /** `own` is the member's VIP level. Undefined for a guest. */
  | { readonly by: 'level'; readonly level: number; readonly own: number | undefined };
