import { createDay, toTable, type Step } from './day';

/** Creates a day whose clock advances by steps. */
function aDay() {
  let ms = 0;
  const shown: Step[] = [];
  const day = createDay(
    (step) => shown.push(step),
    () => ms,
  );
  const taking =
    <Seen>(taken: number, seen: Seen) =>
    () => {
      ms += taken;
      return Promise.resolve(seen);
    };
  return { day, shown, taking };
}

it('times each step alone, unless it has a time of its own, and shows it when it is done', async () => {
  const { day, shown, taking } = aDay();

  await day.step('install', taking(7_200, 'tsx is there'));
  await day.step('edit to paint', taking(4_000, { seconds: 0.8, seen: 'the new text' }));
  await day.step('build', taking(12_000, '1.0.0-abc'));

  expect(shown).toEqual([
    { name: 'install', seconds: 7.2, seen: 'tsx is there' },
    { name: 'edit to paint', seconds: 0.8, seen: 'the new text' },
    { name: 'build', seconds: 12, seen: '1.0.0-abc' },
  ]);
  expect(day.steps).toEqual(shown);
});

it('ends at a step that fails, which is named and not recorded', async () => {
  const { day, taking } = aDay();
  await day.step('install', taking(1_000, 'done'));

  await expect(day.step('build', () => Promise.reject(new Error('no module X')))).rejects.toThrow(
    'The day ends at “build” after 0.0 s, with 1 steps done: no module X',
  );

  expect(day.steps).toHaveLength(1);
});

it('is a table', () => {
  expect(toTable([{ name: '`a`', seconds: 1.25, seen: 'x | y' }])).toBe(
    ['| step | seconds | what was seen |', '| --- | --: | --- |', '| `a` | 1.3 | x \\| y |'].join('\n'),
  );
});
