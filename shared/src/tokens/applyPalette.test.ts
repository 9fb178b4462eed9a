import type { Palette } from '../contract/deploymentManifest';
import { applyPalette } from './applyPalette';

const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
const palette = {
  ...Object.fromEntries(STEPS.map((step) => [step, `#0000${step.toString(16).padStart(4, '0').slice(-2)}`])),
  onAccent: '#ffffff',
} as Palette;

it('sets the whole accent ramp of a themed build on the document', () => {
  const root = document.createElement('div');

  applyPalette(root, palette);

  for (const step of STEPS) expect(root.style.getPropertyValue(`--p-accent-${String(step)}`)).toBe(palette[step]);
  expect(root.style.getPropertyValue('--p-on-accent')).toBe('#ffffff');
});
