/** The element that translators use; its type is deprecated. */
const FONT: string = 'font';

/** Creates what a translator puts in the place of a text. */
export function createTranslation(text: string): Element {
  const outer = document.createElement(FONT);
  const inner = document.createElement(FONT);
  inner.textContent = text;
  outer.append(inner);
  return outer;
}

/** Replaces text nodes by wrapped ones, as the translator of a browser does; what is not to be translated stays. */
export function translatePage(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('[translate="no"], font, script, style') != null) continue;
    text.replaceWith(createTranslation(text.data));
  }
}
