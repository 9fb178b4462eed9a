/**
 * Restores a value that a render has overwritten. It uses the setter of the prototype, because React overrides the
 * property of the element itself.
 */
export function setValueWithoutEvent(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
