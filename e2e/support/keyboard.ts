import type { Locator, Page } from '@playwright/test';

/** Keyboard of a player without a mouse; it counts each press. */
export interface Keyboard {
  /** Presses one key, such as `Tab` or `Shift+Enter`. Returns the name of the element that has the focus then. */
  press(key: string): Promise<string>;
  /** Presses a key until the target has the focus. Throws with the whole path after `limit` presses. */
  pressUntil(key: string, target: Locator, limit?: number): Promise<void>;
  /** Returns the number of presses since creation or the last `restart`. */
  count(): number;
  restart(): void;
}

export function createKeyboard(page: Page): Keyboard {
  let walk: string[] = [];
  const press = async (key: string) => {
    await page.keyboard.press(key);
    const name = await page.evaluate(readFocused);
    walk.push(`${key} → ${name}`);
    return name;
  };
  return {
    press,
    async pressUntil(key, target, limit = 40) {
      for (let presses = 0; presses < limit; presses += 1) {
        await press(key);
        if (await target.evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error([`not reached by ${String(limit)} times ${key}:`, ...walk].join('\n  '));
    },
    count: () => walk.length,
    restart() {
      walk = [];
    },
  };
}

function readFocused(): string {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return 'nothing';
  const named = activeElement.getAttribute('aria-label') ?? (activeElement as HTMLInputElement).labels?.[0]?.textContent;
  return `${activeElement.tagName.toLowerCase()} ${named ?? activeElement.textContent.slice(0, 60)}`;
}
