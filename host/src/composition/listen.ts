/**
 * Adds an event listener, in the capture phase if requested.
 *
 * @returns a function that removes the listener
 */
export function listen(
  target: EventTarget,
  type: string,
  listener: (event: Event) => void,
  on: 'way-down' | 'way-up' = 'way-up',
): () => void {
  const options = { capture: on === 'way-down' };
  target.addEventListener(type, listener, options);
  return () => {
    target.removeEventListener(type, listener, options);
  };
}
