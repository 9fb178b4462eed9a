/** What a browser's style sheet gives an element by its kind alone, and no parent passes on in jsdom. */
const BY_KIND: ReadonlySet<string> = new Set(['display', 'position', 'overflow', 'clip', 'clip-path', 'width', 'height', 'direction']);

/**
 * `getComputedStyle` as jsdom answers it, without its cost for what the queries and user-event ask of hundreds of elements: jsdom
 * matches the whole style sheet of a browser against each element again whenever the page has changed. As no test brings a style
 * sheet, those properties follow from the element's own style, its name and a few attributes. Every other property is read from
 * jsdom, and all of them as soon as there is a style sheet.
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

/** All that a browser's style sheet asks before it decides whether, how and how large an element is displayed. */
function kindOf(element: Element): string {
  const parent = element.localName === 'rt' || element.localName === 'rp' ? element.parentElement?.localName : '';
  const attributes = ['hidden', 'open', 'list'].filter((name) => element.hasAttribute(name));
  return [element.namespaceURI, parent, element.localName, element.getAttribute('type'), ...attributes].join(' ');
}

function ownStyle(element: Element, property: string): string {
  return (element as Partial<ElementCSSInlineStyle>).style?.getPropertyValue(property) ?? '';
}

/** Of a property that a browser's style sheet leaves alone. */
function inheritedStyle(element: Element, property: string, initial: string): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const own = ownStyle(at, property);
    if (own !== '' && own !== 'unset') return own;
  }
  return initial;
}
