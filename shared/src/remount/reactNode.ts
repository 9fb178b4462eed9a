/**
 * Fields of React's fiber of a node. They are internal to React; tests fail when they change.
 *
 * React documents no way to recognize its text nodes. Keys and `translate="no"` belong to elements, and a boundary only
 * remounts after an error: React changes a text node that a translator has removed without an error, so an old price
 * would stay on the screen.
 */
interface Fiber {
  readonly tag: number;
  readonly return: Fiber | null;
  readonly alternate: Fiber | null;
  readonly memoizedProps: unknown;
}

/** `tag` of the root fiber. */
const HOST_ROOT = 3;

/**
 * Returns the fiber of a node that React has created; undefined for a node of another program, and for the only text of
 * an element.
 */
function fiberOf(node: Node): Fiber | undefined {
  const [, fiber] = Object.entries(node).find(([key]) => key.startsWith('__reactFiber$')) ?? [];
  return fiber as Fiber | undefined;
}

/** Returns true if React has created a text node and will change or remove that very node. */
export function isReactText(node: Node | null): node is Text {
  return node instanceof Text && fiberOf(node) !== undefined;
}

/** Returns true if another program has created the node. */
export function isForeign(node: Node): node is Element | Text {
  return (node instanceof Element || node instanceof Text) && fiberOf(node) === undefined;
}

/** Returns true if a node belongs to a mounted tree. React detaches the fibers of removed nodes from their root. */
export function isMounted(node: Node): boolean {
  let fiber = fiberOf(node);
  while (fiber?.return) fiber = fiber.return;
  return fiber?.tag === HOST_ROOT;
}

/** Returns true if a text node still has the text that React last gave it. */
export function isAsRendered(text: Text): boolean {
  const fiber = fiberOf(text);
  return fiber?.memoizedProps === text.data || fiber?.alternate?.memoizedProps === text.data;
}
