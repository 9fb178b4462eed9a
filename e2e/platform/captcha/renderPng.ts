import { renderAsync, type ResvgRenderOptions } from '@resvg/resvg-js';

/** Rendering options. System fonts are not loaded, because that takes longer than drawing the paths. */
const OPTIONS: ResvgRenderOptions = { font: { loadSystemFonts: false }, logLevel: 'off' };

/** Renders an SVG in a separate thread. Returns a PNG as a data URL. */
export async function renderPng(svg: string, background?: string): Promise<string> {
  const image = await renderAsync(svg, background === undefined ? OPTIONS : { ...OPTIONS, background });
  return `data:image/png;base64,${image.asPng().toString('base64')}`;
}
