/** Properties that a browser's style sheet sets by the kind of element alone, and that are not inherited in jsdom. */
const BY_KIND: ReadonlySet<string> = new Set(['display', 'position', 'overflow', 'clip', 'clip-path', 'width', 'height', 'direction']);

/**
 * Replaces `getComputedStyle` of jsdom by a faster version for the properties that queries and user-event read from
 * hundreds of elements. After every change of the page, jsdom matches a browser's whole style sheet against each
 * element again. Tests have no style sheets, so those properties follow from the element's own style, its tag name and
 * a few attributes. Every other property is read from jsdom, and all of them once there is a style sheet.
 */
export function quickComputedStyle(window: Window): Window['getComputedStyle'] {
  const byJsdom = window.getComputedStyle.bind(window);
  const known = new Map<string, string>();

  const readByKind = (element: Element, property: string): string => {
    const key = `${property} ${kindOf(element)}`;
    const value = known.get(key) ?? byJsdom(element).getPropertyValue(property);
    known.set(key, value);
    return value;
  };
  const readQuickly = (element: Element, property: string): string | undefined => {
    switch (property) {
      case 'opacity':
      case 'content-visibility':
        return ownStyle(element, property) === 'unset' ? undefined : ownStyle(element, property);
      case 'visibility':
        return inheritedStyle(element, property, 'visible');
      case 'pointerEvents':
      case 'pointer-events':
        return inheritedStyle(element, 'pointer-events', 'auto');
      default:
        return BY_KIND.has(property) && ownStyle(element, property) === '' ? readByKind(element, property) : undefined;
    }
  };

  return (element, pseudo) => {
    if (window.document.styleSheets.length > 0 || (pseudo ?? '') !== '') return byJsdom(element, pseudo);
    let read: CSSStyleDeclaration | undefined;
    const readAll = (): CSSStyleDeclaration => (read ??= byJsdom(element));
    const getPropertyValue = (property: string): string => readQuickly(element, property) ?? readAll().getPropertyValue(property);

    return new Proxy({} as CSSStyleDeclaration, {
      get(_style, name) {
        if (name === 'getPropertyValue') return getPropertyValue;
        const quick = typeof name === 'string' ? readQuickly(element, name) : undefined;
        if (quick !== undefined) return quick;
        const value: unknown = Reflect.get(readAll(), name);
        return typeof value === 'function' ? (value.bind(readAll()) as unknown) : value;
      },
      has: (_style, name) => name in readAll(),
    });
  };
}

/**
 * Returns everything that a browser's style sheet depends on to decide whether, how and how large an element is
 * displayed.
 */
function kindOf(element: Element): string {
  const parent = element.localName === 'rt' || element.localName === 'rp' ? element.parentElement?.localName : '';
  const attributes = ['hidden', 'open', 'list'].filter((name) => element.hasAttribute(name));
  return [element.namespaceURI, parent, element.localName, element.getAttribute('type'), ...attributes].join(' ');
}

function ownStyle(element: Element, property: string): string {
  return (element as Partial<ElementCSSInlineStyle>).style?.getPropertyValue(property) ?? '';
}

/** Returns an inherited property that a browser's style sheet does not set. */
function inheritedStyle(element: Element, property: string, initial: string): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const own = ownStyle(at, property);
    if (own !== '' && own !== 'unset') return own;
  }
  return initial;
}
