import type { Page } from '@playwright/test';
import type { Driver } from './driver';

interface PageInput {
  readonly isTouch: boolean;
  /** Runs before each press. `presses` is the number of earlier presses. */
  readonly beforePress: (presses: number) => Promise<void>;
  /** Errors of the page that the suite has collected. */
  readonly complaints: readonly string[];
}

/** Drives a Playwright page, which the test owns and closes. */
export function driveByPlaywright(page: Page, { isTouch, beforePress, complaints }: PageInput): Driver {
  let popup: Page | undefined;
  let presses = 0;
  page.on('popup', (opened) => (popup = opened));
  const windowOf = (where: string): Page => {
    if (where !== 'window') return page;
    if (popup === undefined) throw new Error('the page has opened no window');
    return popup;
  };
  return {
    async open(address) {
      await page.goto(address);
    },
    async evaluate(expression, where = 'page') {
      if (where !== 'frame') return windowOf(where).evaluate(expression);
      const frame = page.frames().find((each) => each.parentFrame() === page.mainFrame());
      if (frame === undefined) throw new Error('no game is framed in the page');
      return frame.evaluate(expression);
    },
    async beforePress() {
      await beforePress(presses);
      presses += 1;
    },
    async press(x, y, where = 'page') {
      const target = windowOf(where);
      await (isTouch ? target.touchscreen.tap(x, y) : target.mouse.click(x, y));
    },
    async type(text, where = 'page') {
      await windowOf(where).keyboard.type(text);
    },
    complaints: () => Promise.resolve(complaints),
    close: () => Promise.resolve(),
  };
}
