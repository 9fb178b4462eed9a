import fc from 'fast-check';
import { wcagContrast } from 'culori';
import { generatePalette, nearestHues } from './generatePalette';
import { paletteFaults } from './paletteFaults';

const RUNS = process.env['WHOLE_LISTS'] === undefined ? 12 : 360;

it('a palette of any hue passes the check in both editions, or is refused for nothing but a hue that reports prices', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), fc.constantFrom(0.4, 1, 1.5), (hue, chroma) => {
      const result = generatePalette({ hue, chroma });
      if (result.ok) expect(paletteFaults(result.palette)).toEqual([]);
      else expect(result.faults).toEqual([expect.stringMatching(/degrees from (cinnabar|malachite)/)]);
    }),
    { numRuns: RUNS },
  );
});

it.each([90, 110, 130, 210, 230, 260, 290, 320, 350])('the hue %d has one', (hue) => {
  const result = generatePalette({ hue, chroma: 1 });

  expect(result).toMatchObject({ ok: true });
  if (result.ok) expect(wcagContrast(result.palette[600], result.palette.onAccent)).toBeGreaterThanOrEqual(4.5);
});

it('yellow is light under dark text, blue dark under white text', () => {
  expect(generatePalette({ hue: 90, chroma: 1 })).toMatchObject({ palette: { onAccent: '#241703' } });
  expect(generatePalette({ hue: 250, chroma: 1 })).toMatchObject({ palette: { onAccent: '#ffffff' } });
});

it('in place of a hue that reports prices the next ones are named', () => {
  const [below = 0, above = 0] = nearestHues(170, 1);

  expect([below < 170, above > 170]).toEqual([true, true]);
  for (const hue of [below, above]) expect(generatePalette({ hue, chroma: 1 }).ok).toBe(true);
});
