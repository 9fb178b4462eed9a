import type { Browser } from '@playwright/test';
import type { COMPARED } from './inTurns';
import type { Sample } from './samples';
import type { Variants } from './serveVariants';
import type { StorageState } from './visitor';

/** The forms of the site that each part compares. */
export type Compared = (typeof COMPARED)[number];

/** What a part of the bench is given. */
export interface PartOptions {
  readonly browser: Browser;
  readonly variants: Variants;
  /** The demo member's, one for each. */
  readonly sessions: Readonly<Record<Compared, StorageState>>;
  /** How often each variant is measured, per subject. */
  readonly rounds: number;
  /** Only subjects whose name begins so. */
  readonly only: string;
  readonly onProgress: (line: string) => void;
}

/** What it found. */
export interface Part {
  readonly samples: readonly Sample[];
  /** Printed below the table. */
  readonly notes: readonly string[];
}
