/** Key code of a key that an input method processes. Safari reports it without `isComposing`. */
const INPUT_METHOD_KEY_CODE = 229;

/** Returns whether an input method handles the key, such as the Enter that ends a composition. */
export function isComposing(event: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari gives no other sign
  return event.isComposing || event.keyCode === INPUT_METHOD_KEY_CODE;
}
