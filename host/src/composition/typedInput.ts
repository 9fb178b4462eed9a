import { listen } from './listen';

/** What the player has typed at one mount point and not sent. */
export interface TypedInput {
  /** Whether a field that the player has changed is still mounted, not empty, and differs from its first value. */
  hasInput(): boolean;
  /** Ends the watch. */
  end(): void;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLElement;

/**
 * Watches what is typed at a mount point without help from the view: it works for every build of every remote.
 *
 * A dialog is not rendered within the mount point that opened it but beside the page. What is typed there counts for the mount point that the player used
 * last. Search fields do not count.
 *
 * @param isByPlayer events dispatched by scripts do not count
 */
export function watchTyping(mountPoint: HTMLElement, isByPlayer: (event: Event) => boolean = ({ isTrusted }) => isTrusted): TypedInput {
  const page = mountPoint.ownerDocument;
  const touched = new Set<Field>();
  /** Value of a field when it got the focus. */
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

  // In the capture phase, since a view may stop the event from bubbling.
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

/** The child of the body in which the page is drawn. */
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
