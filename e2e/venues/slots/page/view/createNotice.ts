import { createScenery } from '../art/createScenery';
import { button, el } from '../dom';
import type { PageTexts } from '../texts';

interface Options {
  readonly texts: PageTexts;
  readonly title: string;
  readonly text: string;
  readonly onLeave: () => void;
  readonly onRetry?: () => void;
}

/** Shows the reason and a link to continue, instead of the machine. */
export function createNotice({ texts, title, text, onLeave, onRetry }: Options): HTMLElement {
  return el(
    'div',
    { class: 'game', 'data-night': 'indigo' },
    createScenery(),
    el(
      'main',
      { class: 'notice', role: 'alert' },
      el('h1', {}, title),
      el('p', {}, text),
      el(
        'div',
        { class: 'notice-ways' },
        ...(onRetry === undefined ? [] : [button({ class: 'gilt-button' }, texts.over.retry, onRetry)]),
        button({ class: onRetry === undefined ? 'gilt-button' : 'ghost-button' }, texts.lobby, onLeave),
      ),
    ),
  );
}

/** Shows that the session is being opened. */
export function createOpening(texts: PageTexts): HTMLElement {
  return el(
    'div',
    { class: 'game', 'data-night': 'indigo' },
    createScenery(),
    el('main', { class: 'notice', role: 'status' }, el('span', { class: 'ring', 'aria-hidden': 'true' }), el('p', {}, texts.opening)),
  );
}
