import { renderAsync } from '@resvg/resvg-js';
import { paintHero } from '@site/shared/ui/drawings/heroes/paintHero';
import { sportHero } from '@site/shared/ui/drawings/heroes/sportHero';
import { markOf, type AppFacts } from './appFiles';

/** Address of the picture in link previews of messengers and social networks. */
export const SOCIAL_PICTURE = '/social-picture.png';

/** Recommended size in pixels; the page contains it too. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Size and position of the mark, on the calm part of the panorama. */
const MARK = { side: 240, left: 116, top: 195 } as const;

/**
 * Draws the panorama of home with the mark of the themed build as PNG. It contains no text, because text would depend
 * on the fonts of the machine.
 */
export async function drawSocialPicture(facts: AppFacts): Promise<Buffer> {
  const { width, height } = SOCIAL_SIZE;
  const hero = paintHero(sportHero, SOCIAL_SIZE).replace('<svg ', `<svg width="${String(width)}" height="${String(height)}" `);
  const mark = Buffer.from(markOf(facts)).toString('base64');
  const place = `x="${String(MARK.left)}" y="${String(MARK.top)}" width="${String(MARK.side)}" height="${String(MARK.side)}"`;
  const image = await renderAsync(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}">${hero}<image href="data:image/svg+xml;base64,${mark}" ${place}/></svg>`,
    { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false }, logLevel: 'off' },
  );
  return image.asPng();
}
