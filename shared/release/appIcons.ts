import { renderAsync } from '@resvg/resvg-js';
import { APP_ICONS, GROUND, markOf, type AppFacts } from './appFiles';

/** Share of the icon that the mark fills, because devices crop the corners. */
const MARK_SHARE = 0.8;

/**
 * Renders the icons of a themed build as PNG by address, for devices that do not support SVG. Each shows its mark on
 * the site's background.
 */
export async function drawAppIcons(facts: AppFacts): Promise<Readonly<Record<string, Buffer>>> {
  const mark = `data:image/svg+xml;base64,${Buffer.from(markOf(facts)).toString('base64')}`;
  const drawn = Object.entries(APP_ICONS).map(async ([address, size]) => {
    const side = size * MARK_SHARE;
    const place = (size - side) / 2;
    const image = await renderAsync(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(size)} ${String(size)}"><rect width="100%" height="100%" fill="${GROUND}"/><image href="${mark}" x="${String(place)}" y="${String(place)}" width="${String(side)}" height="${String(side)}"/></svg>`,
      { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false }, logLevel: 'off' },
    );
    return [address, image.asPng()] as const;
  });
  return Object.fromEntries(await Promise.all(drawn));
}
