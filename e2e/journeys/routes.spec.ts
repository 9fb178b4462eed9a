import { ADDRESSES, gatherFacts } from './support/addresses';
import { expect, test } from './support/journey';
import { signIn } from './support/player';
import { visit } from './support/visit';
import { inSource } from './support/words';

/** The everyday half of `sweeps/every-route.spec.ts`: each address once, as the member who may see all of them. */
test('every address of the site shows its screen to a bound member', async ({ page, complaints }) => {
  test.setTimeout(240_000);
  await page.goto('/');
  await signIn(page);
  const facts = await gatherFacts(page, true);

  for (const address of ADDRESSES) {
    await test.step(address.pattern, async () => {
      await visit(page, address, facts, 'bound', inSource);
      expect(complaints, address.pattern).toEqual([]);
    });
  }
});
