import type { Condition } from './condition';

/** Second tab with the same session, whose main thread is blocked most of the time. */
export const busyTab: Condition = {
  name: 'busy second tab',
  async prepare(page) {
    const other = await page.context().newPage();
    await other.goto('/');
    await other.evaluate(() => {
      const [blockedMs, everyMs] = [500, 700];
      window.setInterval(() => {
        const end = performance.now() + blockedMs;
        while (performance.now() < end);
      }, everyMs);
    });
    await page.bringToFront();
  },
};
