import type { Page } from '@playwright/test';

interface Fiber {
  readonly child: Fiber | null;
}
interface Root {
  readonly containerInfo: Element;
  readonly current: Fiber;
}
interface Seen {
  readonly version: string;
  readonly roots: Root[];
}

/**
 * Records the version and the roots of each copy of React in the page, using the hook of React's developer tools. Call
 * it before the page loads.
 */
export async function watchReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { version: string; roots: Root[] }[] = [];
    Object.assign(window, {
      seenReacts: seen,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: ({ version }: { version: string }) => seen.push({ version, roots: [] }) - 1,
        onCommitFiberRoot(id: number, root: Root) {
          const roots = seen[id]?.roots;
          if (roots?.includes(root) === false) roots.push(root);
        },
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        checkDCE: () => undefined,
      },
    });
  });
}

/** Returns the versions of all copies of React in the page, in load order. */
export function reactVersions(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { seenReacts: Seen[] }).seenReacts.map(({ version }) => version));
}

/** Returns the React version of the innermost non-empty root around an element. */
export function reactAround(page: Page, selector: string): Promise<string | undefined> {
  return page.locator(selector).evaluate((element) => {
    const roots = (window as unknown as { seenReacts: Seen[] }).seenReacts.flatMap((react) =>
      react.roots.map(({ containerInfo }) => ({ version: react.version, containerInfo })),
    );
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const root = roots.find(({ containerInfo }) => containerInfo === at);
      if (root) return root.version;
    }
    return undefined;
  });
}

/** Returns the number of non-empty roots of a React version. */
export function liveRoots(page: Page, version: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      (window as unknown as { seenReacts: Seen[] }).seenReacts
        .filter((react) => react.version === wanted)
        .flatMap(({ roots }) => roots)
        .filter(({ current }) => current.child !== null).length,
    version,
  );
}
