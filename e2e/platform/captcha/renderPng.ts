import { renderAsync, type ResvgRenderOptions } from '@resvg/resvg-js';

/** Only paths are drawn, so skip loading system fonts, which takes longer than the drawing. */
const OPTIONS: ResvgRenderOptions = { font: { loadSystemFonts: false }, logLevel: 'off' };

/** Renders an SVG in a separate thread. Returns a PNG as a data URL. */
export async function renderPng(svg: string, background?: string): Promise<string> {
  const image = await renderAsync(svg, background === undefined ? OPTIONS : { ...OPTIONS, background });
  return `data:image/png;base64,${image.asPng().toString('base64')}`;
}
