type Child = Node | string;
type Attributes = Readonly<Record<string, string | number>>;

/** Creates an element with attributes and children. The page never builds elements from markup text. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

/** Creates an SVG element in the same way. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

/** Writes a text only when it differs, so that screen readers announce only changes. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

export function button(attributes: Attributes, label: Child | readonly Child[], onPress: () => void): HTMLButtonElement {
  const element = el(
    'button',
    { type: 'button', ...attributes },
    ...(Array.isArray(label) ? (label as readonly Child[]) : [label as Child]),
  );
  element.addEventListener('click', onPress);
  return element;
}

export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
