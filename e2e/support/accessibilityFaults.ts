import axe from 'axe-core';
import type { Frame, Page } from '@playwright/test';

/**
 * Returns the violations that axe finds in a page or a frame, or in the part that a selector names: one line per rule,
 * with the first element. It checks contrast in the real browser with the real tokens.
 */
export async function accessibilityFaults(page: Page | Frame, part = 'html'): Promise<readonly string[]> {
  const frame = 'mainFrame' in page ? page.mainFrame() : page;
  await frame.evaluate(axe.source);
  return frame.evaluate(async (part) => {
    const { axe: runner } = window as unknown as { readonly axe: typeof axe };
    const { violations } = await runner.run(part, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
      // Disable this experimental rule: it joins the visible texts of a button without spaces, and then does not find
      // them in the name.
      rules: { 'label-content-name-mismatch': { enabled: false } },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200) ?? ''} (${String(nodes.length)})`);
  }, part);
}
