import { filter, firstValueFrom, NEVER } from 'rxjs';
import { createCell } from '@site/shared/contract/readable';
import { mustBeFen } from '@site/shared/money';
import { createFakeServices, fakeAnswer } from '@site/testing';
import { balanceCall } from '@site/shared/wire/balance';
import { createBalance } from './createBalance';

it('reads the balance from the transfer balance call with withLockMoney, and what is locked with it [R-MONEY-01]', async () => {
  const host = createFakeServices({ answers: [fakeAnswer(balanceCall, { balance: '1234.50', lockMoney: '100.00', asOf: 1 })] });
  const { http, bus, logger } = host.services;
  const isSignedIn = createCell(false);
  const balance = createBalance({ http, bus, logger, isSignedIn, navigation$: NEVER, awake$: NEVER });

  isSignedIn.set(true);
  await firstValueFrom(balance.balance$.pipe(filter((reading) => reading !== undefined)));

  expect(host.calls.map(({ path, request }) => [path, request])).toEqual([['/fd/api/v1/transfer/getBalance', { withLockMoney: true }]]);
  expect(balance.current.get()).toEqual({ central: mustBeFen(123_450), locked: mustBeFen(10_000), asOf: 1 });
});
