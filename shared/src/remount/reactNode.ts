/**
 * Fields of React's own record of a node. They are internal to React, and tests fail when they change.
 *
 * React documents no way to recognise its text nodes. Keys and `translate="no"` belong to elements, and a boundary remounts only what throws: React
 * changes a text that a translator has taken out without an error, so that an old price would stay on the screen.
 */
interface Fiber {
  readonly tag: number;
  readonly return: Fiber | null;
  readonly alternate: Fiber | null;
  readonly memoizedProps: unknown;
}

/** `tag` of the root of a tree. */
const HOST_ROOT = 3;

/** Returns React's record of a node that React has created; undefined for a node of another program, and for the only text of an element. */
function fiberOf(node: Node): Fiber | undefined {
  const [, fiber] = Object.entries(node).find(([key]) => key.startsWith('__reactFiber$')) ?? [];
  return fiber as Fiber | undefined;
}

/** Returns true if React has created a text node and will change or remove that very node. */
export function isReactText(node: Node | null): node is Text {
  return node instanceof Text && fiberOf(node) !== undefined;
}

/** Returns true if another program has put a node among those of React. */
export function isForeign(node: Node): node is Element | Text {
  return (node instanceof Element || node instanceof Text) && fiberOf(node) === undefined;
}

/** Returns true if a node belongs to a mounted tree: React cuts the records of removed nodes from their root. */
export function isMounted(node: Node): boolean {
  let fiber = fiberOf(node);
  while (fiber?.return) fiber = fiber.return;
  return fiber?.tag === HOST_ROOT;
}

/** Returns true if a text node has the text that React gave it last. */
export function isAsRendered(text: Text): boolean {
  const fiber = fiberOf(text);
  return fiber?.memoizedProps === text.data || fiber?.alternate?.memoizedProps === text.data;
}
