import type { Condition } from './condition';

/**
 * English browser that translates the page. Like Google Translate, it replaces every text node with two nested `font`
 * elements, except where `translate="no"` forbids it. The text stays the same, so that the player finds it.
 */
export const translatedPage: Condition = {
  name: 'translated page',
  use: { locale: 'en-US' },
  prepare: (page) => page.addInitScript(translatePage),
};

function translatePage(): void {
  const untouched = 'script, style, noscript, textarea, font, [translate="no"], .notranslate';
  const isTranslated = (text: Node): boolean => text.parentElement?.closest(untouched) === null && (text.textContent ?? '').trim() !== '';
  const createFont = (): Element => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode);
    for (const text of texts.filter(isTranslated)) {
      const [outer, inner] = [createFont(), createFont()];
      inner.textContent = text.textContent;
      outer.append(inner);
      (text as Text).replaceWith(outer);
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.classList.add('translated-ltr');
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'characterData') translate(target);
        else for (const node of addedNodes) translate(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
