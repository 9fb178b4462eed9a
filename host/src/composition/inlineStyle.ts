export type InlineStyle = ReadonlyMap<string, string>;

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

export function readInlineStyle({ style }: HTMLElement): InlineStyle {
  const properties = Array.from({ length: style.length }, (_, index) => style.item(index));
  return new Map(properties.map((property) => [property, style.getPropertyValue(property)]));
}

/** Returns the changed properties that are not free. */
export function diffInlineStyle(before: InlineStyle, now: InlineStyle): readonly string[] {
  return [...new Set([...before.keys(), ...now.keys()])].filter(
    (property) => !FREE.has(property) && before.get(property) !== now.get(property),
  );
}
