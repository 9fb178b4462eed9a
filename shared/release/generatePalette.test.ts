import fc from 'fast-check';
import { wcagContrast } from 'culori';
import { generatePalette, nearestHues } from './generatePalette';
import { paletteFaults } from './paletteFaults';

const RUNS = process.env['WHOLE_LISTS'] === undefined ? 12 : 360;

it('generates a palette that passes the check in both editions, or refuses the hue because it is reserved for prices', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), fc.constantFrom(0.4, 1, 1.5), (hue, chroma) => {
      const result = generatePalette({ hue, chroma });
      if (result.ok) expect(paletteFaults(result.palette)).toEqual([]);
      else expect(result.faults).toEqual([expect.stringMatching(/degrees from (cinnabar|malachite)/)]);
    }),
    { numRuns: RUNS },
  );
});

it.each([90, 110, 130, 210, 230, 260, 290, 320, 350])('generates a palette for the hue %d', (hue) => {
  const result = generatePalette({ hue, chroma: 1 });

  expect(result).toMatchObject({ ok: true });
  if (result.ok) expect(wcagContrast(result.palette[600], result.palette.onAccent)).toBeGreaterThanOrEqual(4.5);
});

it('puts dark text on yellow and white text on blue', () => {
  expect(generatePalette({ hue: 90, chroma: 1 })).toMatchObject({ palette: { onAccent: '#241703' } });
  expect(generatePalette({ hue: 250, chroma: 1 })).toMatchObject({ palette: { onAccent: '#ffffff' } });
});

it('suggests the nearest hues in place of one that is reserved for prices', () => {
  const [below = 0, above = 0] = nearestHues(170, 1);

  expect([below < 170, above > 170]).toEqual([true, true]);
  for (const hue of [below, above]) expect(generatePalette({ hue, chroma: 1 }).ok).toBe(true);
});
