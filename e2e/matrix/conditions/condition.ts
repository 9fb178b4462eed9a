import type { Page, PlaywrightTestOptions } from '@playwright/test';
import type { Locale } from '@site/shared/contract/services';
import type { Driver } from '../drivers/driver';

/** Circumstances of a player under which every core journey has to succeed. */
export interface Condition {
  readonly name: string;
  /** Options of the browser context. */
  readonly use?: Partial<PlaywrightTestOptions>;
  /** Language that the player has chosen; zh-CN unless another is named. */
  readonly locale?: Locale;
  /** Longest wait of the player for anything. */
  readonly limitMs?: number;
  /** Complaints of the page that the condition itself causes. */
  readonly causes?: RegExp;
  /** Changes the page before its first load. */
  prepare?(page: Page): Promise<unknown>;
  /** Runs before each press, with the number of presses before it. */
  beforePress?(page: Page, presses: number): Promise<void>;
  /** Browser beside Chromium. */
  readonly browser?: {
    /** Returns its file, undefined on a machine without it. */
    find(): string | undefined;
    open(file: string): Promise<Driver>;
  };
}
