import type { Palette } from '../contract/deploymentManifest';

/**
 * Returns the custom properties of a themed build's accent ramp: `--p-accent-50` to `--p-accent-950` and
 * `--p-on-accent`.
 */
export function paletteVariables({ onAccent, ...steps }: Palette): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(Object.entries(steps).map(([step, colour]) => [`--p-accent-${step}`, colour])),
    '--p-on-accent': onAccent,
  };
}

/**
 * Replaces the default accent (azurite) by a themed build's, in both editions. Colors come from a checked manifest
 * only.
 */
export function applyPalette(root: HTMLElement, palette: Palette): void {
  for (const [name, colour] of Object.entries(paletteVariables(palette))) root.style.setProperty(name, colour);
}
