import { accessibilityFaults } from '../support/accessibilityFaults';
import { ADDRESSES } from '../support/addresses';
import { arrive, openEveryPage, type Sight } from '../support/everyPage';
import { expect, test } from '../support/journey';
import { layoutFaults } from '../support/layoutFaults';

/** From a small phone to a wide desk; edition and language take turns. */
const WIDTHS: readonly Sight[] = [
  { width: 360, height: 740, edition: 'classic', locale: 'zh-TW' },
  { width: 390, height: 844, edition: 'professional', locale: 'zh-CN' },
  { width: 768, height: 1024, edition: 'classic', locale: 'zh-CN' },
  { width: 1024, height: 768, edition: 'professional', locale: 'zh-TW' },
  { width: 1366, height: 768, edition: 'classic', locale: 'zh-CN' },
  { width: 1600, height: 900, edition: 'professional', locale: 'zh-CN' },
  { width: 1920, height: 1080, edition: 'classic', locale: 'zh-TW' },
  { width: 2560, height: 1440, edition: 'professional', locale: 'zh-CN' },
];

for (const sight of WIDTHS) {
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
