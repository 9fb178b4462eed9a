import { act } from '@testing-library/react';
import axe from 'axe-core';

/**
 * Returns the faults that an accessibility checker finds in a part of the page, one line per rule; an empty list means
 * none. Colors are excluded: these tests have no layout, and the contrast of all tokens is tested where they are
 * defined.
 */
export async function accessibilityFaults(root: Element = document.body): Promise<readonly string[]> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  // Skip results of passing rules and the selectors of faults, which saves a third of the time.
  const options = { rules, resultTypes: ['violations'], selectors: false } satisfies axe.RunOptions;
  // Use `act`, because components may still settle during the check.
  const { violations } = await act(() => axe.run(root, options));
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(' ')})`);
}
