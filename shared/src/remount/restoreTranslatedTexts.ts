import { isAsRendered, isForeign, isMounted, isReactText } from './reactNode';

/** Position of a removed node. */
type Place = Pick<MutationRecord, 'target' | 'previousSibling' | 'nextSibling'>;

/**
 * State of a React text node that another program has replaced, wrapped or split, or to which it has added sibling
 * nodes.
 */
interface Translated {
  readonly standIns: Set<ChildNode>;
  /** Text of the node before it was emptied; undefined while it shows its text. */
  hidden: string | undefined;
  /** Node inside a wrapper that shows the text instead. */
  copy: Text | undefined;
  place: Place | undefined;
  /** Recent times at which it was restored, in milliseconds since the page was opened. */
  returns: readonly number[];
}

/**
 * Maximum number of times that one text node is restored within a second, because another program may remove it again
 * each time.
 */
const MOST_RETURNS = 60;
const RETURNS_MS = 1_000;

/**
 * Restores React's text nodes when a translator, of the browser or an extension, removes, splits or wraps them, or puts
 * its own text beside them. Otherwise React would fail to remove such a node, and an old price would stay on the
 * screen. A removed node is restored without its text, in front of the translation. When React changes or removes it,
 * the translation is removed; the translator then translates the new text.
 *
 * @returns a function that stops it
 */
export function restoreTranslatedTexts(page: Document): () => void {
  const states = new WeakMap<Text, Translated>();
  const owners = new WeakMap<Node, Text>();

  const changes = new MutationObserver((records) => {
    for (const text of new Set(records.map(({ target }) => target as Text))) showChange(text);
  });
  const tree = new MutationObserver(readTree);
  tree.observe(page, { childList: true, subtree: true });
  return () => {
    tree.disconnect();
    changes.disconnect();
  };

  function stateOf(text: Text): Translated {
    const known = states.get(text);
    if (known) return known;
    const state: Translated = { standIns: new Set(), hidden: undefined, copy: undefined, place: undefined, returns: [] };
    states.set(text, state);
    changes.observe(text, { characterData: true });
    return state;
  }

  /**
   * Returns the parent that React has given a text. It never changes: the first mutation record has it, later ones may
   * have a wrapper.
   */
  function parentOf(text: Text, target: Node): Node {
    return states.get(text)?.place?.target ?? target;
  }

  function readTree(records: readonly MutationRecord[]): void {
    const taken = new Map<Text, Place>();
    for (const { target, removedNodes, previousSibling, nextSibling } of records) {
      for (const node of removedNodes) {
        if (!isReactText(node) || node.parentNode === parentOf(node, target) || taken.has(node)) continue;
        if (isMounted(node)) taken.set(node, { target, previousSibling, nextSibling });
        else forget(node);
      }
    }
    const touched = new Set(taken.keys());
    for (const record of records) {
      for (const node of record.removedNodes) {
        const owner = owners.get(node);
        if (owner && isMounted(owner)) touched.add(owner);
      }
      const added = [...record.addedNodes].filter(isForeign);
      const owner = added.length === 0 ? undefined : findOwner(record, taken);
      if (!owner) continue;
      touched.add(owner);
      for (const node of added) {
        owners.set(node, owner);
        stateOf(owner).standIns.add(node);
        // This node is a copy of the emptied text.
        if (node.textContent === '' && node instanceof Text) node.remove();
      }
    }
    // Start with the last one, because the node after it is in the page.
    for (const text of [...touched].reverse()) settle(text, taken.get(text));
  }

  /** Finds the text node that the added nodes of a record translate. */
  function findOwner(
    { target, removedNodes, previousSibling, nextSibling }: MutationRecord,
    taken: ReadonlyMap<Text, Place>,
  ): Text | undefined {
    const replaced = [...removedNodes].map((node) => (isReactText(node) ? node : owners.get(node)));
    if (replaced.length > 0) return replaced.find((text) => text !== undefined && isMounted(text));
    const beside = [previousSibling, nextSibling].filter(isReactText).find((text) => taken.has(text));
    const before = isReactText(previousSibling) ? previousSibling : previousSibling && owners.get(previousSibling);
    const waiting = [...taken].find(
      ([text, place]) =>
        place.target === target &&
        place.previousSibling === previousSibling &&
        place.nextSibling === nextSibling &&
        connected(states.get(text)).length === 0,
    )?.[0];
    const found = waiting ?? beside ?? before;
    return found && isMounted(found) ? found : undefined;
  }

  /** Removes the translation of a text that React has removed. */
  function forget(text: Text): void {
    for (const node of connected(states.get(text))) node.remove();
    states.delete(text);
  }

  function settle(text: Text, place: Place | undefined): void {
    const state = stateOf(text);
    const standIns = connected(state);
    if (place) {
      state.place = place;
      const now = performance.now();
      state.returns = [...state.returns.filter((at) => now - at < RETURNS_MS), now];
      if (state.returns.length > MOST_RETURNS) return;
      if (standIns.length === 0 && undoMerge(text, place)) {
        putBack(text, place, standIns);
        return;
      }
      if (text.isConnected) {
        state.copy = page.createTextNode(text.data);
        text.replaceWith(state.copy);
      }
      state.hidden ??= text.data;
      text.data = '';
      putBack(text, place, standIns);
    } else if (state.hidden !== undefined && standIns.length === 0) {
      if (text.data === '') text.data = state.hidden;
      state.hidden = undefined;
    }
  }

  /** Shows a text that React has changed instead of its translation. */
  function showChange(text: Text): void {
    const state = states.get(text);
    if (!state || text.data === '') return;
    if (!isAsRendered(text)) {
      // A translator continues to write into a text that it has split, whose other parts it keeps references to, or
      // into one that it has wrapped.
      if (state.hidden === undefined) return;
      if (state.copy?.isConnected === true) {
        state.copy.data = text.data;
        text.data = '';
        return;
      }
    }
    const standIns = connected(state);
    if (!text.isConnected && state.place?.target.isConnected === true) putBack(text, state.place, standIns);
    for (const node of standIns) node.remove();
    state.standIns.clear();
    state.hidden = undefined;
    state.copy = undefined;
  }
}

/** Removes a text from the previous one, into which `Node.normalize()` has merged it. */
function undoMerge({ data }: Text, { previousSibling: before }: Place): boolean {
  if (data === '' || !isReactText(before) || isAsRendered(before) || !before.data.endsWith(data)) return false;
  before.data = before.data.slice(0, -data.length);
  return true;
}

function putBack(text: Text, { target, previousSibling, nextSibling }: Place, standIns: readonly ChildNode[]): void {
  const first = [...target.childNodes].find((node) => standIns.includes(node));
  const next = nextSibling?.parentNode === target ? nextSibling : null;
  const after = previousSibling?.parentNode === target ? previousSibling.nextSibling : target.firstChild;
  target.insertBefore(text, first ?? next ?? after);
}

function connected(state: Translated | undefined): readonly ChildNode[] {
  return [...(state?.standIns ?? [])].filter((node) => node.isConnected);
}
