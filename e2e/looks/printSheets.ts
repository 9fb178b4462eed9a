import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

interface Picture {
  readonly title: string;
  readonly file: string;
}

interface Sheet {
  readonly folder: string;
  readonly name: string;
  /** Size of the window of the screenshots in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Size of a sheet in pixels; most viewers shrink larger ones. */
const SHEET_WIDTH = 1_800;
const SHEET_HEIGHT = 1_800;
/** In a narrower picture, the text of a phone screenshot is unreadable. */
const LEAST_PICTURE_WIDTH = 290;
const TITLE_HEIGHT = 20;

/**
 * Writes `<name>-1.png` and so on. Each sheet contains as many readable pictures as possible, each below its address.
 */
export async function printSheets(
  context: BrowserContext,
  pictures: readonly Picture[],
  { folder, name, width, height }: Sheet,
): Promise<void> {
  const columns = Math.max(2, Math.floor(SHEET_WIDTH / Math.max(LEAST_PICTURE_WIDTH, Math.min(width / 2, 600))));
  const pictureWidth = Math.floor(SHEET_WIDTH / columns) - 8;
  const rows = Math.max(2, Math.floor(SHEET_HEIGHT / ((pictureWidth * height) / width + TITLE_HEIGHT)));
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width: SHEET_WIDTH, height: 200 });
    for (let from = 0, number = 1; from < pictures.length; from += columns * rows, number += 1) {
      const figures = await Promise.all(
        pictures.slice(from, from + columns * rows).map(async ({ title, file }) => {
          const data = (await readFile(file)).toString('base64');
          return `<figure><figcaption>${title}</figcaption><img width="${String(pictureWidth)}" src="data:image/jpeg;base64,${data}"></figure>`;
        }),
      );
      await page.setContent(`<style>${STYLE}</style>${figures.join('')}`);
      const sheet = await page.screenshot({ fullPage: true });
      await writeFile(join(folder, `${name}-${String(number)}.png`), sheet);
    }
  } finally {
    await page.close();
  }
}

const STYLE = `
  body { margin: 0; display: flex; flex-wrap: wrap; gap: 6px; background: #fff; }
  figure { margin: 0; }
  figcaption { height: ${String(TITLE_HEIGHT)}px; font: 13px/20px sans-serif; color: #000; }
  img { display: block; }
`;
