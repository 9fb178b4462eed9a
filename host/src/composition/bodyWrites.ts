/** Methods of `body` that add elements to it. */
const WRITERS = [
  'append',
  'appendChild',
  'insertAdjacentElement',
  'insertAdjacentHTML',
  'insertBefore',
  'prepend',
  'replaceChild',
  'replaceChildren',
] as const;

/** Base UI removes its portals itself. */
const OF_LIBRARIES = '[data-base-ui-portal], [data-base-ui-focus-guard]';

/**
 * Reports each element that a script adds to `body`, with the stack of the call, which names the script's file.
 * Replaces the methods on this element in the page's own world only; browser extensions run in a separate world with
 * the original methods.
 */
export function watchBodyWrites(body: HTMLElement, onAdded: (element: Element, stack: string) => void): void {
  for (const name of WRITERS) {
    const write: (...values: never[]) => unknown = body[name];
    const value = (...values: readonly unknown[]): unknown => {
      const before = new Set(body.children);
      const result: unknown = Reflect.apply(write, body, values);
      const added = [...body.children].filter((element) => !before.has(element) && !element.matches(OF_LIBRARIES));
      if (added.length > 0) {
        const { stack = '' } = new Error();
        for (const element of added) onAdded(element, stack);
      }
      return result;
    };
    Object.defineProperty(body, name, { configurable: true, writable: true, value });
  }
}
