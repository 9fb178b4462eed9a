import { act } from '@testing-library/react';
import { restoreTranslatedTexts } from '@site/shared/remount';

/** Creates the element with which a browser's translator replaces a text. */
function createTranslation(text: string, name = 'font'): Element {
  const outer = document.createElement(name);
  const inner = document.createElement(name);
  inner.textContent = text;
  outer.append(inner);
  return outer;
}

/** Ways in which translators of browsers and extensions change a text node. */
export const TRANSLATORS = {
  'replaces a text': (text: Text) => {
    text.replaceWith(createTranslation(text.data));
  },
  'puts its text before the old one and removes that': (text: Text) => {
    text.before(createTranslation(text.data, 'span'));
    text.remove();
  },
  'removes a text and puts its own there': (text: Text) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode?.insertBefore(createTranslation(text.data, 'xt'), nextSibling);
  },
  'moves a text into a wrapper': (text: Text) => {
    const wrapper = document.createElement('span');
    text.before(wrapper);
    wrapper.append(text);
  },
  'moves a text into a wrapper and writes into it': (text: Text) => {
    const wrapper = document.createElement('xt');
    text.replaceWith(wrapper);
    wrapper.append(text);
    text.data = `${text.data} `;
  },
  'splits a text': (text: Text) => {
    if (text.length > 1) text.splitText(1);
  },
  'splits a text and wraps each part': (text: Text) => {
    const parts = text.length > 1 ? [text, text.splitText(1)] : [text];
    for (const part of parts) {
      const wrapper = document.createElement('span');
      part.replaceWith(wrapper);
      wrapper.append(part);
    }
  },
  'replaces a text by several nodes': (text: Text) => {
    text.replaceWith(...Array.from(text.data, (character) => createTranslation(character, 'span')));
  },
  'changes a text in place': (text: Text) => {
    text.data = ` ${text.data}`;
  },
  'puts its text after the old one': (text: Text) => {
    text.after(createTranslation(text.data, 'span'));
  },
  'merges neighbouring texts': (text: Text) => {
    text.parentElement?.normalize();
  },
  'removes a text': (text: Text) => {
    text.remove();
  },
} as const;

/**
 * Translates all texts like a translator, by default that of a browser. Content that is marked as not translatable
 * stays.
 */
export function translatePage(root: HTMLElement, translate: (text: Text) => void = TRANSLATORS['replaces a text']): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('[translate="no"], font, script, style') != null) continue;
    translate(text);
  }
}

/** Different kinds of translators by name, for tests of a screen. */
export const EACH_TRANSLATOR = Object.entries(TRANSLATORS).filter(([way]) =>
  ['replaces a text', 'removes a text and puts its own there', 'moves a text into a wrapper', 'splits a text'].includes(way),
);

/** Restores texts as the site does. Returns a function that translates the page and one that stops the restoring. */
export function createTranslatedPage(translate: (text: Text) => void) {
  const stop = restoreTranslatedTexts(document);
  return {
    stop,
    translate: () =>
      act(async () => {
        translatePage(document.body, translate);
        await Promise.resolve();
      }),
  };
}
