import type { Browser } from '@playwright/test';
import type { COMPARED } from './inTurns';
import type { Sample } from './samples';
import type { Variants } from './serveVariants';
import type { StorageState } from './visitor';

export type Compared = (typeof COMPARED)[number];

export interface PartOptions {
  readonly browser: Browser;
  readonly variants: Variants;
  /** Sessions of the demo member, one per form. */
  readonly sessions: Readonly<Record<Compared, StorageState>>;
  /** Number of measurements per variant and subject. */
  readonly rounds: number;
  /** Start of the names of the measured subjects. */
  readonly only: string;
  readonly onProgress: (line: string) => void;
}

export interface Part {
  readonly samples: readonly Sample[];
  /** Texts printed below the table. */
  readonly notes: readonly string[];
}
