/**
 * Minimal replacements for features that both jsdom and Node lack, so that components can mount. There is no layout, so
 * observers never report.
 */

class SilentObserver {
  observe(): void {
    // There is no layout to watch.
  }
  unobserve(): void {
    // There is no layout to watch.
  }
  disconnect(): void {
    // There is no layout to watch.
  }
  takeRecords(): [] {
    return [];
  }
}

function define(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

/** Event class that the kit's menus and selects use for a choice by keyboard. */
class PlainPointerEvent extends MouseEvent {
  readonly pointerId = 0;
  readonly pointerType = '';
}

define(window, 'PointerEvent', PlainPointerEvent);
define(window, 'ResizeObserver', SilentObserver);
define(window, 'IntersectionObserver', SilentObserver);
define(window, 'matchMedia', (query: string): MediaQueryList => {
  const list = new EventTarget();
  return Object.assign(list, {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
});
define(performance, 'mark', () => undefined);
define(performance, 'measure', () => undefined);
define(Element.prototype, 'scrollIntoView', () => undefined);
define(Element.prototype, 'getAnimations', () => []);
Object.defineProperty(window, 'scrollTo', { value: () => undefined, configurable: true, writable: true });
// There is no canvas. Otherwise jsdom would log this each time axe measures a character.
Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => null, configurable: true, writable: true });
