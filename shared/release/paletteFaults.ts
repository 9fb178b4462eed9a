import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedDir } from '@site/build/workspace';
import type { Palette } from '@site/shared/contract/deploymentManifest';
import { EDITIONS, type Edition } from '@site/shared/contract/services';
import { paletteVariables } from '@site/shared/tokens';

type Colour = readonly [red: number, green: number, blue: number];
type Variables = Readonly<Record<string, string>>;

/** Hues with a meaning: an accent near one of them would look like a movement of prices. */
const REPORTING_HUES = { cinnabar: 9, malachite: 160 } as const;
const LEAST_HUE_DISTANCE = 25;

/** Minimum contrasts of WCAG 2 AA: for text, and for the outlines of controls with the focus ring. */
const LEAST_TEXT_CONTRAST = 4.5;
const LEAST_OUTLINE_CONTRAST = 3;

type Pair = readonly [foreground: string, background: string];
const on = (backgrounds: readonly string[], foregrounds: readonly string[]): readonly Pair[] =>
  backgrounds.flatMap((background) => foregrounds.map((foreground) => [foreground, background] as const));

const SURFACES = ['bg', 'surface-1', 'surface-2', 'surface-3', 'chrome'];
const SOFT = ['danger-soft', 'warning-soft', 'success-soft', 'live-soft', 'gilt-soft'];

const TEXT_PAIRS: readonly Pair[] = [
  ...on([...SURFACES, 'surface-4'], ['text-primary', 'text-secondary']),
  ...on(SURFACES, ['text-tertiary', 'accent-text']),
  ...on(['bg', 'surface-1', 'surface-2', 'surface-3'], ['live', 'success', 'warning', 'danger', 'money']),
  ...on(SOFT, ['text-primary', 'text-secondary', 'accent-text']),
  ...on(['accent', 'accent-hover'], ['on-accent']),
  ...on(['accent-soft'], ['accent-text', 'text-primary', 'text-secondary', 'text-tertiary']),
  ...on(['accent-soft-strong'], ['accent-text']),
  ...on(['odds-bg'], ['odds-text', 'odds-line', 'odds-negative', 'odds-suspended-text']),
  ...on(['odds-bg-hover'], ['odds-text']),
  ...on(['odds-up-bg'], ['odds-up', 'odds-line']),
  ...on(['odds-down-bg'], ['odds-down', 'odds-line']),
  ['odds-selected-text', 'odds-selected-bg'],
  ['odds-suspended-text', 'odds-suspended-bg'],
  ['on-live', 'live'],
  ['live', 'live-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['money', 'gilt-soft'],
  ['on-gilt', 'gilt'],
  ['text-inverse', 'inverse'],
  ['art-text', 'art-hot'],
  ['art-text', 'art-new'],
  ['on-art-cta', 'art-cta'],
  ['on-vip-silver', 'vip-silver-to'],
  ['on-vip-gilt', 'vip-gilt-to'],
  ['on-vip-ink', 'vip-ink-from'],
];

/** Outlines of controls and the focus ring, which only need 3:1. */
const OUTLINE_PAIRS: readonly Pair[] = [
  ['border-control', 'surface-1'],
  ['border-control', 'surface-2'],
  ['focus-ring', 'surface-1'],
  ['focus-ring', 'bg'],
];

/**
 * Describes the faults of a themed build's accent for the person who configures it: pairs of tokens below AA in one of
 * the editions, and a hue too close to those of rising, falling and danger. `undefined` checks azurite, the default
 * accent.
 */
export function paletteFaults(palette: Palette | undefined): readonly string[] {
  return [
    ...EDITIONS.flatMap((edition) => {
      const variables = { ...editionVariables(edition), ...(palette && paletteVariables(palette)) };
      return [...weakPairs(TEXT_PAIRS, LEAST_TEXT_CONTRAST, variables), ...weakPairs(OUTLINE_PAIRS, LEAST_OUTLINE_CONTRAST, variables)].map(
        (fault) => `${edition}: ${fault}`,
      );
    }),
    ...(palette ? hueFaults(palette[600]) : []),
  ];
}

/** Returns a fault when the accent is too close to a hue with a meaning. */
export function hueFaults(accent: string): readonly string[] {
  const hue = hueOf(toColour(accent));
  return Object.entries(REPORTING_HUES).flatMap(([name, reporting]) => {
    const apart = Math.abs(hue - reporting);
    const distance = Math.min(apart, 360 - apart);
    return distance < LEAST_HUE_DISTANCE ? [`${accent}: ${distance.toFixed(0)} degrees from ${name}, at least ${LEAST_HUE_DISTANCE}`] : [];
  });
}

function weakPairs(pairs: readonly Pair[], least: number, variables: Variables): readonly string[] {
  return pairs.flatMap(([foreground, background]) => {
    const ratio = contrast(resolve(`var(--color-${foreground})`, variables), resolve(`var(--color-${background})`, variables));
    return ratio < least ? [`${foreground} on ${background}: ${ratio.toFixed(2)} < ${least}`] : [];
  });
}

/** Returns the variables of a page after the cascade: the edition overrides the defaults. */
function editionVariables(edition: Edition): Variables {
  const sheet = readFileSync(join(installedDir('@site/shared'), 'src/tokens/tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const blocks = [...sheet.matchAll(/([^{}@;]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selectors: selector.split(',').map((part) => part.trim()),
    variables: Object.fromEntries(
      [...body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
    ),
  }));
  const of = (selector: string): Variables =>
    Object.assign({}, ...blocks.filter(({ selectors }) => selectors.includes(selector)).map(({ variables }) => variables)) as Variables;
  return { ...of(':root'), ...of(`html[data-edition='${edition}']`) };
}

function resolve(value: string, variables: Variables): Colour {
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (reference !== undefined) return resolve(variables[reference] ?? `missing ${reference}`, variables);
  const mix = /^color-mix\(in srgb, (.+?) (\d+)%, (.+)\)$/.exec(value);
  if (mix !== null) {
    const [, first = '', percent = '', second = ''] = mix;
    const [a, b, share] = [resolve(first, variables), resolve(second, variables), Number(percent) / 100];
    const part = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share);
    return [part(0), part(1), part(2)];
  }
  return toColour(value);
}

function toColour(text: string): Colour {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (hex === null) throw new Error(`not a colour: ${text}`);
  const [, red = '', green = '', blue = ''] = hex;
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
}

/** Returns the hue in degrees, 0 for gray. */
function hueOf([red, green, blue]: Colour): number {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return 0;
  if (most === red) return (((green - blue) / range) * 60 + 360) % 360;
  return most === green ? ((blue - red) / range + 2) * 60 : ((red - green) / range + 4) * 60;
}

/** Returns the WCAG 2 relative luminance. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Colour, b: Colour): number {
  const [bright, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}
