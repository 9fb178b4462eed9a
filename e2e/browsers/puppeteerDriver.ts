import puppeteer from 'puppeteer-core';
import { CHROMIUM_ARGS } from '../compose/chromium.mjs';
import { LISTEN, WINDOW, type Driver } from './driver';

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function openByPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Driver> {
  const opened = await puppeteer.launch({
    browser,
    executablePath,
    args: browser === 'chrome' ? [...CHROMIUM_ARGS] : [],
    defaultViewport: WINDOW,
  });
  const page = await opened.newPage();
  await page.evaluateOnNewDocument(LISTEN);
  return {
    async open(address) {
      await page.goto(address);
    },
    async evaluate(expression, where = 'page') {
      const frame = where === 'page' ? page.mainFrame() : page.frames()[1];
      if (frame === undefined) throw new Error('no game is framed in the page');
      return frame.evaluate(expression);
    },
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => opened.close(),
  };
}
