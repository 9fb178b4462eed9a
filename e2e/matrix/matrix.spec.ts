import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import type { Sandbox } from '../support/sandbox';
import { translatorFor } from '../support/translator';
import { chooseConditions } from './conditionOfDay.mjs';
import { CONDITIONS, type Condition } from './conditions';
import type { Driver } from './drivers/driver';
import { createPlayer } from './drivers/player';
import { driveByPlaywright } from './drivers/playwrightDriver';
import { JOURNEYS, type Journey } from './journeys';
import { KNOWN_FAILURES } from './knownFailures';

test.describe.configure({ mode: 'parallel' });

for (const id of chooseConditions(process.env['MATRIX_CONDITION'])) {
  const condition = CONDITIONS[id];
  test.describe(condition.name, () => {
    test.use(condition.use ?? {});
    for (const journey of JOURNEYS) {
      const known = KNOWN_FAILURES.find((each) => each.condition === id && each.journey === journey.name);
      const annotation = [
        { type: 'condition', description: condition.name },
        { type: 'journey', description: journey.name },
      ];
      test(journey.name, { annotation }, async ({ page, complaints, sandbox }) => {
        test.fail(known !== undefined, known?.reason);
        const file = condition.browser?.find();
        const isMissing = condition.browser !== undefined && file === undefined;
        const reason = `${condition.name} is not on this machine, and could not be installed`;
        if (isMissing) process.stdout.write(`SKIPPED: ${reason}\n`);
        test.skip(isMissing, reason);
        const driver = await (condition.browser?.open(file ?? '') ?? openPage(condition, page, complaints));
        try {
          await play(journey, condition, driver, sandbox);
        } finally {
          await driver.close();
        }
      });
    }
  });
}

async function openPage(condition: Condition, page: Page, complaints: readonly string[]): Promise<Driver> {
  await condition.prepare?.(page);
  return driveByPlaywright(page, {
    isTouch: condition.use?.hasTouch === true,
    beforePress: async (presses) => condition.beforePress?.(page, presses),
    complaints,
  });
}

async function play(journey: Journey, { locale = 'zh-CN', limitMs, causes }: Condition, driver: Driver, sandbox: Sandbox): Promise<void> {
  const origin = test.info().project.use.baseURL ?? '';
  const player = createPlayer({ ...driver, open: (path) => driver.open(origin + path) }, limitMs);
  await journey.play({ player, sandbox, locale, t: translatorFor(locale) });
  const complaints = await driver.complaints();
  expect(complaints.filter((complaint) => causes?.test(complaint) !== true)).toEqual([]);
  expect(await driver.evaluate("document.querySelector('#outdated').getClientRects().length")).toBe(0);
}
