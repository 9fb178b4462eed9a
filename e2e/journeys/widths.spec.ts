import { accessibilityFaults } from '../support/accessibilityFaults';
import { ADDRESSES } from '../support/addresses';
import { arrive, openEveryPage } from '../support/everyPage';
import { expect, test } from '../support/journey';
import { layoutFaults } from '../support/layoutFaults';
import { SIGHTS } from '../support/sights';

for (const sight of SIGHTS) {
  const { width, edition, locale } = sight;
  test(
    `at ${String(width)} wide no page scrolls sideways, cuts a word, covers a control or has a fault that axe finds, ${edition} edition, ${locale}`,
    { tag: '@full' },
    async ({ page, sandbox, complaints }) => {
      test.setTimeout(480_000);
      const { translate, facts } = await openEveryPage(page, sandbox, sight);

      for (const address of ADDRESSES) {
        await test.step(address.pattern, async () => {
          await arrive(page, address, facts, translate);
          expect.soft(await layoutFaults(page), address.pattern).toEqual([]);
          expect.soft(await accessibilityFaults(page), address.pattern).toEqual([]);
        });
      }
      expect(complaints).toEqual([]);
    },
  );
}
