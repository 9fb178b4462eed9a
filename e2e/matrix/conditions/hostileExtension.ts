import type { Condition } from './condition';

/** Extension that changes the document, throws errors and rejects promises in the page. */
export const hostileExtension: Condition = {
  name: 'hostile extension',
  causes: /extension/,
  prepare: (page) => page.addInitScript(runExtension),
};

function runExtension(): void {
  const everyMs = 400;
  const fail = (): Error => new Error('extension failed');
  const replaceText = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    for (const text of texts) if (text.parentElement?.closest('script, style, textarea') === null) text.replaceWith(text.cloneNode());
  };
  const inject = (): void => {
    if (document.querySelector('extension-root') === null) document.body.append(document.createElement('extension-root'));
    for (const field of document.querySelectorAll('input'))
      if (field.nextElementSibling?.localName !== 'extension-icon') field.after(document.createElement('extension-icon'));
  };
  const notifyResize = (): void => {
    window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }));
  };
  document.addEventListener('DOMContentLoaded', () => {
    window.setInterval(() => {
      replaceText();
      inject();
      notifyResize();
      void Promise.reject(fail());
      throw fail();
    }, everyMs);
  });
}
