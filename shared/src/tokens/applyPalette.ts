import type { Palette } from '../contract/deploymentManifest';

/** The custom properties of a themed build's accent ramp: `--p-accent-50` to `--p-accent-950` and `--p-on-accent`. */
export function paletteVariables({ onAccent, ...steps }: Palette): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(Object.entries(steps).map(([step, colour]) => [`--p-accent-${step}`, colour])),
    '--p-on-accent': onAccent,
  };
}

/** Puts a themed build's accent in place of azurite, in both editions at once. Colours come from a checked manifest only. */
export function applyPalette(root: HTMLElement, palette: Palette): void {
  for (const [name, colour] of Object.entries(paletteVariables(palette))) root.style.setProperty(name, colour);
}
