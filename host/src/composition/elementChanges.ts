export interface ElementSnapshot {
  readonly style: InlineStyle;
  readonly classes: ReadonlySet<string>;
  /** Attributes other than `style` and `class`. */
  readonly attributes: ReadonlyMap<string, string>;
}

export interface ElementChange {
  /** Kind of change, such as `body style font-size`. */
  readonly kind: string;
  /** Attribute that changed. Absent for styles and classes. */
  readonly name?: string;
  /** Restores the previous value, unless it has changed again since. */
  undo(): void;
}

/** Browser translators mark the page with these classes, and write its language and direction. */
const OF_TRANSLATORS = /^translated-/;
const WRITTEN_BY_TRANSLATORS: readonly string[] = ['lang', 'dir'];

/** Attributes that Base UI and common browser extensions set. */
const FREE_ATTRIBUTES = /^(?:data-base-ui-|data-gr-|data-new-gr-|data-lt-|data-darkreader-|cz-)/;

export function snapshotElement(element: HTMLElement): ElementSnapshot {
  const attributes = Array.from(element.attributes, ({ name, value }): [string, string] => [name, value]);
  return {
    style: readInlineStyle(element),
    classes: new Set(element.classList),
    attributes: new Map(attributes.filter(([name]) => name !== 'style' && name !== 'class')),
  };
}

/**
 * Returns the changes of an element between two snapshots, except those that translators, extensions and dialogs may
 * make.
 */
export function diffElement(element: HTMLElement, before: ElementSnapshot, now: ElementSnapshot): readonly ElementChange[] {
  const isTranslated = [...now.classes, ...before.classes].some((token) => OF_TRANSLATORS.test(token));
  return [
    ...diffInlineStyle(before.style, now.style).map((property) => changeOfStyle(element, property, before, now)),
    ...symmetricDifference(before.classes, now.classes)
      .filter((token) => !OF_TRANSLATORS.test(token))
      .map((token) => changeOfClass(element, token, now)),
    ...[...new Set([...before.attributes.keys(), ...now.attributes.keys()])]
      .filter((name) => before.attributes.get(name) !== now.attributes.get(name) && !FREE_ATTRIBUTES.test(name))
      .filter((name) => !isTranslated || !WRITTEN_BY_TRANSLATORS.includes(name))
      .map((name) => changeOfAttribute(element, name, before, now)),
  ];
}

function changeOfStyle(element: HTMLElement, property: string, before: ElementSnapshot, now: ElementSnapshot): ElementChange {
  const [was, is] = [before.style.get(property) ?? '', now.style.get(property) ?? ''];
  return {
    kind: `${element.localName} style ${property}`,
    undo: () => {
      if (element.style.getPropertyValue(property) === is) element.style.setProperty(property, was);
    },
  };
}

function changeOfClass(element: HTMLElement, token: string, now: ElementSnapshot): ElementChange {
  const isAdded = now.classes.has(token);
  return { kind: `${element.localName} class ${token}`, undo: () => element.classList.toggle(token, !isAdded) };
}

function changeOfAttribute(element: HTMLElement, name: string, before: ElementSnapshot, now: ElementSnapshot): ElementChange {
  const was = before.attributes.get(name);
  const is = now.attributes.get(name) ?? null;
  return {
    kind: `${element.localName} ${name}`,
    name,
    undo: () => {
      if (element.getAttribute(name) !== is) return;
      if (was === undefined) element.removeAttribute(name);
      else element.setAttribute(name, was);
    },
  };
}

function symmetricDifference(one: ReadonlySet<string>, other: ReadonlySet<string>): readonly string[] {
  return [...[...one].filter((each) => !other.has(each)), ...[...other].filter((each) => !one.has(each))];
}

type InlineStyle = ReadonlyMap<string, string>;

/**
 * Properties that a page may change itself. Dialogs use them to lock scrolling, the host to hide a page that returns,
 * and browser translators to make room for their bar.
 */
const FREE = new Set([
  'overflow-x',
  'overflow-y',
  'scrollbar-gutter',
  'scroll-behavior',
  'position',
  'top',
  'width',
  'height',
  'min-height',
  'box-sizing',
  'visibility',
  'user-select',
  '-webkit-user-select',
]);

function readInlineStyle({ style }: HTMLElement): InlineStyle {
  const properties = Array.from({ length: style.length }, (_, index) => style.item(index));
  return new Map(properties.map((property) => [property, style.getPropertyValue(property)]));
}

/** Returns the changed properties that are not free. */
function diffInlineStyle(before: InlineStyle, now: InlineStyle): readonly string[] {
  return [...new Set([...before.keys(), ...now.keys()])].filter(
    (property) => !FREE.has(property) && before.get(property) !== now.get(property),
  );
}
