import puppeteer, { type Page } from 'puppeteer-core';
import { COMPLAINTS, LISTEN, WINDOW, type Driver } from './driver';

/** Starts an unmodified Firefox and drives it by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: WINDOW });
  const page = await browser.newPage();
  let popup: Page | null = null;
  page.on('popup', (opened) => (popup = opened));
  await page.evaluateOnNewDocument(LISTEN);
  const windowOf = (where: string): Page => {
    if (where !== 'window') return page;
    if (popup === null) throw new Error('the page has opened no window');
    return popup;
  };
  return {
    async open(address) {
      await page.goto(address);
    },
    async evaluate(expression, where = 'page') {
      if (where !== 'frame') return windowOf(where).evaluate(expression);
      const frame = page.frames()[1];
      if (frame === undefined) throw new Error('no game is framed in the page');
      return frame.evaluate(expression);
    },
    press: (x, y, where = 'page') => windowOf(where).mouse.click(x, y),
    type: (text, where = 'page') => windowOf(where).keyboard.type(text),
    complaints: async () => (await page.evaluate(COMPLAINTS)) as readonly string[],
    close: () => browser.close(),
  };
}
