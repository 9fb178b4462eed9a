/**
 * Listens to an event, in the capture phase if asked.
 *
 * @returns ends it
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
