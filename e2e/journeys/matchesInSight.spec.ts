import { openBoard } from '../support/betting';
import { expect, test } from '../support/journey';
import { IN_PLAY } from '../support/matches';
import { signIn } from '../support/player';

const LAPTOP = { width: 1366, height: 768 };

test('with two lines a match, six matches are whole in sight on a laptop', async ({ page, sandbox, complaints }) => {
  await page.setViewportSize(LAPTOP);
  for (let matches = 0; matches < 6; matches += 1) await sandbox.createMatch({ ...IN_PLAY, home: `主队${String(matches)}` });
  await sandbox.createMatch(IN_PLAY);
  await page.goto('/');
  await signIn(page);
  await openBoard(page);
  const lines = page.getByRole('button', { name: '每场两行' });
  await lines.click();
  await expect(lines).toHaveAttribute('aria-pressed', 'true');

  const inSight = () =>
    page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((rows, bottom) => rows.filter((row) => row.getBoundingClientRect().bottom <= bottom).length, LAPTOP.height);
  await expect.poll(inSight).toBeGreaterThanOrEqual(6);
  expect(complaints).toEqual([]);
});

test('the markets of a match stand in columns without a hole, at every width', async ({ page, sandbox, complaints }) => {
  const { gameId } = await sandbox.createMatch(IN_PLAY);
  await page.goto(`/game/sport/CRTY/match/${gameId}`);
  for (const size of [LAPTOP, { width: 1600, height: 900 }, { width: 2560, height: 1440 }]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('region', { name: '全场独赢', exact: true })).toBeVisible();
    const measure = () =>
      page.getByRole('tabpanel', { name: '全部' }).evaluate((panel) => {
        /** Height of a grid row, to which heights are rounded, plus the rounding of a box. */
        const ROUNDED_PX = 5;
        const boxes = [...panel.querySelectorAll('section')].flatMap(({ parentElement: cell }) =>
          cell && !cell.dataset['wide'] ? [cell.getBoundingClientRect()] : [],
        );
        const lefts = [...new Set(boxes.map(({ left }) => Math.round(left)))];
        const holes = lefts.flatMap((column) => {
          const inColumn = boxes.filter(({ left }) => Math.round(left) === column).toSorted((one, other) => one.top - other.top);
          return inColumn.slice(1).flatMap(({ top }, index) => {
            const gap = Math.round(top - (inColumn[index]?.bottom ?? top));
            return gap > ROUNDED_PX ? [gap] : [];
          });
        });
        return { blocks: boxes.length, columns: lefts.length, holes };
      });
    await expect.poll(async () => (await measure()).holes, { message: String(size.width) }).toEqual([]);
    const { blocks, columns } = await measure();
    expect(blocks).toBeGreaterThan(10);
    expect(columns).toBeGreaterThan(1);
  }
  expect(complaints).toEqual([]);
});
