import { act } from '@testing-library/react';
import axe from 'axe-core';

/**
 * What an accessibility checker objects to in a part of the page, one line per rule; an empty list is a clean page.
 * Colours are left out: there is no layout in these tests, and the contrast of all tokens is checked where they are defined.
 */
export async function accessibilityFaults(root: Element = document.body): Promise<readonly string[]> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  // Nothing is worked out about what passes, nor where exactly a fault is: that takes a third of the time.
  const options = { rules, resultTypes: ['violations'], selectors: false } satisfies axe.RunOptions;
  // The check takes a while, in which components may still settle.
  const { violations } = await act(() => axe.run(root, options));
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(' ')})`);
}
