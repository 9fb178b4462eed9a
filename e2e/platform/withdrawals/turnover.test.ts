import { randomUUID } from 'node:crypto';
import { payCall } from '@site/shared/wire/funds';
import { withdrawInfoCall } from '@site/shared/wire/withdrawals';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import { aVenuePlayer } from '../venues/testing/aVenuePlayer';
import { TEST_GAMES } from '../venues/testing/games';

const site = platformForTests(undefined, TEST_GAMES);

it('is done by what is staked after the deposit, and then all of the central balance can be withdrawn [R-API-074]', async () => {
  const player = await aVenuePlayer(site, '100.00');
  const playRound = async (stake: string) => {
    const session = await player.enter('JGDZ', 'JG-pearl');
    await player.play(session, stake, { payout: stake });
  };
  await playRound('80.00');
  site.clock.advance(1_000);
  const { orderId } = answerOf(payCall, await player.send(payCall, { type: 'BANK', amount: '60.00' }, randomUUID()));
  await site.sandbox('cashier/pay', { orderId });
  const readInfo = async () => answerOf(withdrawInfoCall, await player.send(withdrawInfoCall, {}));
  expect(await readInfo()).toMatchObject({ withdrawable: '0.00', turnoverNeeded: '60.00', turnoverDone: '0.00' });

  await playRound('45.00');
  expect(await readInfo()).toMatchObject({ withdrawable: '0.00', turnoverDone: '45.00' });
  expect((await readInfo()).grants).toEqual([
    { kind: 'deposit', amount: '60.00', needed: '60.00', left: '15.00', at: expect.any(Number) as number, orderId },
  ]);
  await playRound('45.00');
  await player.recycle();

  expect(await readInfo()).toMatchObject({ balance: '160.00', withdrawable: '160.00', turnoverNeeded: '60.00', turnoverDone: '60.00' });
  expect(await readInfo()).toMatchObject({ grants: [], grantCount: 0 });
});

it('counts for the earliest grant first, and what is left of all is what is left of each [R-API-074]', async () => {
  const player = await aVenuePlayer(site, '0.00');
  const orderIds: string[] = [];
  for (const amount of ['100.00', '200.00', '300.00']) {
    site.clock.advance(1_000);
    const { orderId } = answerOf(payCall, await player.send(payCall, { type: 'BANK', amount }, randomUUID()));
    await site.sandbox('cashier/pay', { orderId });
    orderIds.push(orderId);
  }
  const session = await player.enter('JGDZ', 'JG-pearl');
  await player.play(session, '150.00', { payout: '150.00' });

  const info = answerOf(withdrawInfoCall, await player.send(withdrawInfoCall, {}));

  expect(info).toMatchObject({ turnoverNeeded: '600.00', turnoverDone: '150.00', grantCount: 2 });
  expect(info.grants?.map(({ orderId, left }) => [orderId, left])).toEqual([
    [orderIds[1], '150.00'],
    [orderIds[2], '300.00'],
  ]);
});
