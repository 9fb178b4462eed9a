import type { Page, PlaywrightTestOptions } from '@playwright/test';
import type { Locale } from '@site/shared/contract/services';
import type { Driver } from '../drivers/driver';

/** Circumstances of a player in which every core journey has to succeed. */
export interface Condition {
  readonly name: string;
  /** Options of the browser context. */
  readonly use?: Partial<PlaywrightTestOptions>;
  /** Language that the player has chosen. Default: zh-CN. */
  readonly locale?: Locale;
  /** Maximum time that the player waits for anything. */
  readonly limitMs?: number;
  /** Console messages of the page that the condition itself causes. */
  readonly causes?: RegExp;
  /** Changes the page before its first load. */
  prepare?(page: Page): Promise<unknown>;
  /** Runs before each press. `presses` is the number of earlier presses. */
  beforePress?(page: Page, presses: number): Promise<void>;
  /** Browser other than Chromium. */
  readonly browser?: {
    /** Returns the browser's file, or undefined on a machine without it. */
    find(): string | undefined;
    open(file: string): Promise<Driver>;
  };
}
