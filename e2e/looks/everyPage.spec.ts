/**
 * `pnpm looks`: takes a screenshot of the first window of each address, for each width and edition, and prints contact
 * sheets per width and edition in `results/looks`. The languages alternate. `pnpm looks -g "390 wide"` takes those of
 * one width.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { resultsDir } from '../compose/suitePorts';
import { ADDRESSES } from '../support/addresses';
import { arrive, openEveryPage } from '../support/everyPage';
import { expect, test } from '../support/journey';
import { SIGHTS } from '../support/sights';
import { printSheets } from './printSheets';

const PICTURES = join(resultsDir(), 'looks');

for (const sight of SIGHTS) {
  const { width, height, edition, locale } = sight;
  const name = `${String(width)}-${edition}-${locale}`;
  test(`every page at ${String(width)} wide, ${edition} edition, ${locale}`, async ({ page, sandbox, complaints }) => {
    test.setTimeout(600_000);
    const { translate, facts } = await openEveryPage(page, sandbox, sight);
    const folder = join(PICTURES, name);
    await mkdir(folder, { recursive: true });

    const pictures: { title: string; file: string }[] = [];
    for (const [index, address] of ADDRESSES.entries()) {
      await test.step(address.pattern, async () => {
        await arrive(page, address, facts, translate);
        await settle(page);
        const file = join(folder, `${String(index).padStart(2, '0')}.jpg`);
        await writeFile(file, await page.screenshot({ type: 'jpeg', quality: 70 }));
        pictures.push({ title: address.pattern, file });
      });
    }
    await printSheets(page.context(), pictures, { folder: PICTURES, name, width, height });
    expect(complaints).toEqual([]);
  });
}

/** Waits for placeholders and pictures of the page, at most a few seconds: placeholders below the window may remain. */
async function settle(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => {
        const isSeen = (element: Element) => element.getBoundingClientRect().top < window.innerHeight;
        return (
          [...document.querySelectorAll('main [aria-busy="true"]')].filter(isSeen).length === 0 &&
          [...document.images].filter(isSeen).every(({ complete }) => complete)
        );
      },
      undefined,
      { timeout: 4_000 },
    )
    .catch(() => undefined);
}
