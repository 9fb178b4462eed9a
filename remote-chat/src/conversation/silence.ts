import type { Restriction } from './room';

/** Why this person may not speak here now. */
export type Silence =
  | { readonly by: 'self'; readonly restriction: Restriction }
  | { readonly by: 'room' }
  /** `own`: the grade of the member; none of a guest. */
  | { readonly by: 'level'; readonly level: number; readonly own: number | undefined };
