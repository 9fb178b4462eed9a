import { renderAsync, type ResvgRenderOptions } from '@resvg/resvg-js';

/** Only paths are drawn, so no fonts of the machine are looked for: that would take longer than the drawing. */
const OPTIONS: ResvgRenderOptions = { font: { loadSystemFonts: false }, logLevel: 'off' };

/** Draws an SVG in a thread of its own and gives it as an image that carries itself, `data:image/png;base64,…`. */
export async function renderPng(svg: string, background?: string): Promise<string> {
  const image = await renderAsync(svg, background === undefined ? OPTIONS : { ...OPTIONS, background });
  return `data:image/png;base64,${image.asPng().toString('base64')}`;
}
