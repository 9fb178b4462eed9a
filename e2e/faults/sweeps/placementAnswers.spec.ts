import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { betButton } from '../../support/betting';
import { test } from '../../support/journey';
import type { CallFault } from '../../support/sandbox';
import { expectNotPlaced, expectReceipt, openFilledSlip } from '../support/oneBet';

/** Rare faults of the response to a placement; the common ones are in `placement.spec.ts`. */
const TAKEN: ReadonlyArray<{ readonly title: string; readonly fault: CallFault }> = [
  { title: 'is empty', fault: { kind: 'malformed', form: 'empty' } },
  { title: 'has other types', fault: { kind: 'malformed', form: 'wrong-types' } },
  { title: 'comes after the client has stopped waiting', fault: { kind: 'lateAnswer', ms: 34_000 } },
];

const NOT_TAKEN: ReadonlyArray<{ readonly title: string; readonly fault: CallFault }> = [
  { title: 'is a page', fault: { kind: 'malformed', form: 'html' } },
  { title: 'is an error of the server', fault: { kind: 'code', code: RESPONSE_CODES.serverError } },
  { title: 'is an error of the gateway', fault: { kind: 'code', code: RESPONSE_CODES.badGateway } },
  { title: 'says that it came too often', fault: { kind: 'code', code: RESPONSE_CODES.frequentSubmission } },
];

test.describe('a bet whose answer', () => {
  for (const { title, fault } of TAKEN) {
    test(`${title} is one bet, and the player gets its receipt`, async ({ page, sandbox }) => {
      await openFilledSlip(page, sandbox, '/');
      await sandbox.setFault('place', fault);

      await betButton(page).click();

      await expectReceipt(page, sandbox);
    });
  }

  for (const { title, fault } of NOT_TAKEN) {
    test(`${title} is none, and the player is notified`, async ({ page, sandbox }) => {
      await openFilledSlip(page, sandbox, '/');
      await sandbox.setFault('place', fault);

      await betButton(page).click();

      await expectNotPlaced(page, sandbox);
    });
  }
});
