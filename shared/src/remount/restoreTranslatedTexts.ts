/**
 * Shows the present text where a translator has replaced a text node and React changes that node: it would go on changing a node that is out of the
 * page, and an old price would stay on the screen. The translator then translates the text again.
 *
 * @returns a function that stops it
 */
export function restoreTranslatedTexts(page: Document): () => void {
  const replacements = new WeakMap<Node, Element>();
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const replacement = replacements.get(target);
      if (!target.isConnected && replacement?.isConnected === true) replacement.replaceWith(target);
    }
  });
  const tree = new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.removedNodes) {
        const replacement = node.nodeType === Node.TEXT_NODE ? replacementIn(record) : undefined;
        if (!replacement) continue;
        replacements.set(node, replacement);
        changes.observe(node, { characterData: true });
      }
    }
  });
  tree.observe(page, { childList: true, subtree: true });
  return () => {
    tree.disconnect();
    changes.disconnect();
  };
}

/** Finds the `<font>` of a translator, put in the place of a node or beside it before that was removed. No page of the site has one of its own. */
function replacementIn({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined {
  return [...addedNodes, previousSibling, nextSibling].find(
    (node): node is Element => node instanceof Element && node.localName === 'font',
  );
}
