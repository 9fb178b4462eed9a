import { listen } from './listen';

/** Unsent input of the player at one mount point. */
export interface TypedInput {
  /**
   * Returns whether a field that the player has changed is still mounted, not empty, and different from its first
   * value.
   */
  hasInput(): boolean;
  end(): void;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLElement;

/**
 * Watches the player's input at a mount point without help from the view, so it works for every build of every remote.
 *
 * A dialog renders beside the page, outside the mount point that opened it. Its input counts for the mount point that
 * the player used last. Search fields do not count.
 *
 * @param isByPlayer returns false for events that scripts dispatch, which do not count
 */
export function watchTyping(mountPoint: HTMLElement, isByPlayer: (event: Event) => boolean = ({ isTrusted }) => isTrusted): TypedInput {
  const page = mountPoint.ownerDocument;
  const touched = new Set<Field>();
  /** Value of each field when it got the focus. */
  const found = new WeakMap<Field, string>();
  let isUsedLast = false;

  const isOurs = (event: Event): boolean => {
    const path = event.composedPath();
    if (path.includes(mountPoint)) return true;
    return isUsedLast && !path.includes(rootOf(mountPoint));
  };
  const handleUse = (event: Event): void => {
    const path = event.composedPath();
    if (path.includes(mountPoint)) isUsedLast = true;
    else if (path.includes(rootOf(mountPoint))) isUsedLast = false;
    const field = fieldOf(event);
    if (field && !found.has(field)) found.set(field, valueOf(field));
  };
  const handleInput = (event: Event): void => {
    const field = fieldOf(event);
    if (!field || !isByPlayer(event) || !isOurs(event)) return;
    if (!found.has(field)) found.set(field, '');
    touched.add(field);
  };

  // Listen in the capture phase, because a view may stop the event from bubbling.
  const ends = [
    listen(page, 'pointerdown', handleUse, 'way-down'),
    listen(page, 'focusin', handleUse, 'way-down'),
    listen(page, 'input', handleInput, 'way-down'),
  ];

  return {
    hasInput() {
      for (const field of touched) if (!field.isConnected) touched.delete(field);
      return [...touched].some((field) => valueOf(field) !== '' && valueOf(field) !== found.get(field));
    },
    end() {
      for (const end of ends) end();
      touched.clear();
    },
  };
}

/** Returns the child of `body` that contains the page. */
function rootOf(mountPoint: HTMLElement): Element {
  let root: Element = mountPoint;
  while (root.parentElement && root.parentElement !== mountPoint.ownerDocument.body) root = root.parentElement;
  return root;
}

function fieldOf(event: Event): Field | undefined {
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return undefined;
  if (target instanceof HTMLInputElement) return target.type === 'search' ? undefined : target;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return target;
  return target.closest<HTMLElement>('[contenteditable]') ?? undefined;
}

function valueOf(field: Field): string {
  if (field instanceof HTMLInputElement) return isTicked(field) ? String(field.checked || '') : field.value;
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) return field.value;
  return field.textContent.trim();
}

function isTicked({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}
