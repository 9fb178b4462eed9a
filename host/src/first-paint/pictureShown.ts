/** A tab in the background has no frames. */
const LIMIT_MS = 400;

/**
 * Ends with the frame that shows the picture of the slide which the HTML draws on home; at once where there is none, or where it is still on its way.
 * Where the scripts come as fast as the picture, the application would replace it unpainted, and paint its like only with all else.
 */
export async function pictureShown({ document, setTimeout, clearTimeout, requestAnimationFrame }: Window): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('.first-picture');
  if (document.documentElement.dataset['first'] !== 'home' || picture?.complete !== true) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LIMIT_MS);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    // The frame after the next one begins when the next is painted.
    picture.decode().then(() => requestAnimationFrame(() => requestAnimationFrame(end)), end);
  });
}
