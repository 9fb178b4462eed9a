import { clampChroma, formatHex, oklch, wcagLuminance, type Oklch } from 'culori';
import { paletteSchema, type Palette } from '@site/shared/contract/deploymentManifest';
import { hueFaults, paletteFaults } from './paletteFaults';

export interface PaletteRequest {
  /** Hue in OKLCH degrees: 30 is red, 90 yellow, 140 green, 260 blue, 320 magenta. */
  readonly hue: number;
  /** Factor of the chroma of the model ramps, from 0.4, because gray has no hue. */
  readonly chroma: number;
}

export type GeneratedPalette =
  | { readonly ok: true; readonly palette: Palette }
  | { readonly ok: false; readonly faults: readonly string[] };

/**
 * Manually designed ramps that pass the check in both editions: azurite, and the golden build's. Contrast depends only
 * on luminance, so a ramp with the same luminances in another hue also passes, except for rounding. Yellow needs a
 * light ramp under dark text; other hues need a dark ramp under white text.
 */
const UNDER_WHITE = ramp('#eef5fc #d9e9f9 #b3d3f3 #84b9ee #4f9ae3 #1c75cb #0f5fb0 #0c4d90 #0b3d72 #0a2e55 #071d37', '#ffffff');
const UNDER_DARK = ramp('#fdf7e8 #faecc8 #f5dc9a #efc967 #e7b844 #dfab33 #e0aa2c #76500a #5e3f07 #452e06 #2b1c03', '#241703');
const YELLOW = { from: 65, to: 115 } as const;

/** Chroma factors of the successive attempts. */
const CHROMA_TRIES = [1, 0.9, 0.8, 0.65, 0.5] as const;
/** Number of bisection steps; a screen has 256 steps per color. */
const SEARCH_STEPS = 16;

/**
 * Generates the twelve colors of a themed build from one hue, so that each pair passes the check. If no attempt passes,
 * returns the faults of the best one.
 */
export function generatePalette({ hue, chroma }: PaletteRequest): GeneratedPalette {
  const isYellow = hue >= YELLOW.from && hue <= YELLOW.to;
  const models = isYellow ? [UNDER_DARK, UNDER_WHITE] : [UNDER_WHITE, UNDER_DARK];
  // Less chroma does not change the hue, so check it first.
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

/** Returns the nearest hues that pass, in whole degrees, one in each direction. */
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

/**
 * Returns the color of a hue with the luminance of the model, and its chroma times `chroma` as far as screens can show
 * it.
 */
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

/** Returns the color with as much of the chroma as screens can show at that lightness. */
function shown(lightness: number, chroma: number, hue: number): Oklch {
  return clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch');
}

function ramp(colours: string, onAccent: string): Palette {
  const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
  const hexes = colours.split(' ');
  return paletteSchema.parse({ ...Object.fromEntries(steps.map((step, index) => [step, hexes[index]])), onAccent });
}
