import { clampChroma, formatHex, oklch, wcagLuminance, type Oklch } from 'culori';
import { paletteSchema, type Palette } from '../src/contract/deploymentManifest';
import { hueFaults, paletteFaults } from './paletteFaults';

export interface PaletteRequest {
  /** Degrees in OKLCH: 30 is red, 90 yellow, 140 green, 260 blue, 320 magenta. */
  readonly hue: number;
  /** Times the chroma of the ramps that are followed, from 0.4: grey has no hue. */
  readonly chroma: number;
}

export type GeneratedPalette =
  | { readonly ok: true; readonly palette: Palette }
  | { readonly ok: false; readonly faults: readonly string[] };

/**
 * Ramps that pass the check in both editions, drawn by hand: azurite, and that of the golden build. Contrast is a matter of luminance alone, so a ramp of the same luminances in another hue passes
 * as well, but for the last digit. Yellow is itself when it is light, under dark text; other hues when they are dark, under white text.
 */
const UNDER_WHITE = ramp('#eef5fc #d9e9f9 #b3d3f3 #84b9ee #4f9ae3 #1c75cb #0f5fb0 #0c4d90 #0b3d72 #0a2e55 #071d37', '#ffffff');
const UNDER_DARK = ramp('#fdf7e8 #faecc8 #f5dc9a #efc967 #e7b844 #dfab33 #e0aa2c #76500a #5e3f07 #452e06 #2b1c03', '#241703');
const YELLOW = { from: 65, to: 115 } as const;

/** How much of the chroma is left at each further try. */
const CHROMA_TRIES = [1, 0.9, 0.8, 0.65, 0.5] as const;
/** A screen has 256 steps of each colour. */
const SEARCH_STEPS = 16;

/** The twelve colours of a themed build from one hue, each pair of which passes the check; or what is wrong with the best of the tries. */
export function generatePalette({ hue, chroma }: PaletteRequest): GeneratedPalette {
  const isYellow = hue >= YELLOW.from && hue <= YELLOW.to;
  const models = isYellow ? [UNDER_DARK, UNDER_WHITE] : [UNDER_WHITE, UNDER_DARK];
  // Less colour makes it no other hue.
  const reporting = models.slice(0, 1).flatMap((model) => hueFaults(ofSameLuminance(model[600], hue, chroma)));
  if (reporting.length > 0) return { ok: false, faults: reporting };
  const tries = models.flatMap((model) => CHROMA_TRIES.map((share) => ({ model, chroma: chroma * share })));
  let faults: readonly string[] | undefined;
  for (const each of tries) {
    const palette = recolour(each.model, hue, each.chroma);
    const found = paletteFaults(palette);
    if (found.length === 0) return { ok: true, palette };
    if (faults === undefined || found.length < faults.length) faults = found;
  }
  return { ok: false, faults: faults ?? [] };
}

/** The next hues that pass, whole degrees downwards and upwards. */
export function nearestHues(hue: number, chroma: number): readonly number[] {
  return [-1, 1].flatMap((way) => {
    const around = Array.from({ length: 180 }, (_, step) => (Math.round(hue) + way * (step + 1) + 360) % 360);
    const next = around.find((each) => generatePalette({ hue: each, chroma }).ok);
    return next === undefined ? [] : [next];
  });
}

function recolour(model: Palette, hue: number, chroma: number): Palette {
  const steps = Object.entries(model).map(([step, colour]) => [step, step === 'onAccent' ? colour : ofSameLuminance(colour, hue, chroma)]);
  return paletteSchema.parse(Object.fromEntries(steps));
}

/** The colour of a hue that is as light as another; as colourful as that times `chroma`, as far as screens can show it. */
function ofSameLuminance(model: string, hue: number, chroma: number): string {
  const wanted = wcagLuminance(model);
  const { c } = oklch(model) ?? { c: 0 };
  let [low, high] = [0, 1];
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (wcagLuminance(shown(middle, c * chroma, hue)) < wanted) low = middle;
    else high = middle;
  }
  return formatHex(shown(high, c * chroma, hue));
}

/** With as much of the chroma as screens show at that lightness. */
function shown(lightness: number, chroma: number, hue: number): Oklch {
  return clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch');
}

function ramp(colours: string, onAccent: string): Palette {
  const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
  const hexes = colours.split(' ');
  return paletteSchema.parse({ ...Object.fromEntries(steps.map((step, index) => [step, hexes[index]])), onAccent });
}
