import { randomUUID } from 'node:crypto';
import { DEMO_CATALOGUE, DEMO_VENUES } from '@site/venues';
import { platformForTests } from '../testing/platformForTests';
import { aVenuePlayer, ticketOf } from './testing/aVenuePlayer';

const site = platformForTests(undefined, DEMO_CATALOGUE, DEMO_VENUES);

it('plays what was launched with the money that was brought along, at the real game server', async () => {
  const player = await aVenuePlayer(site, '100.00');
  const game = DEMO_CATALOGUE.find(({ enName }) => enName === 'JGDZ');
  const launched = await player.launch('JGDZ', game?.gameCode ?? '');
  const { token } = (await ask('session', { ticket: ticketOf(launched) })) as { token: string };
  await site.sandbox('venues/next-round', { member: 'player1', outcome: 'lose' });
  const roundId = randomUUID();

  const first = await ask('spin', { roundId, stake: '10.00' }, token);
  const again = await ask('spin', { roundId, stake: '10.00' }, token);

  expect(first).toMatchObject({ round: { stake: '10.00', payout: '0.00', balance: '90.00' } });
  expect(again).toMatchObject({ round: { payout: '0.00', balance: '90.00' } });
  expect(await player.wallets()).toEqual({ CENTER: '0.00', JGDZ: '90.00' });
  expect(await site.sandbox('ledger/audit')).toMatchObject({ exact: true, findings: [] });
});

async function ask(call: string, body: unknown, token?: string): Promise<unknown> {
  const response = await fetch(`${site.platform.venueUrl}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return response.json();
}
