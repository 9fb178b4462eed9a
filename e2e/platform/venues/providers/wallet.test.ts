import { createHmac, randomUUID } from 'node:crypto';
import { createWalletClient } from '@site/venues';
import { betRecordListCall } from '@site/shared/wire/betRecords';
import type { GameServersOptions } from '../../kernel/gameServer';
import { fen } from '../../kernel';
import { answerOf } from '../../testing/answerOf';
import { exactAfterEach } from '../../testing/exactAfterEach';
import { platformForTests } from '../../testing/platformForTests';
import { A_REPORT, aVenuePlayer, ticketOf, type VenuePlayer } from '../testing/aVenuePlayer';
import { keepDemoSecret } from '../demoSecret';
import { TEST_GAMES } from '../testing/games';

/** Two companies: one with two venues, one with another. */
const PROVIDERS = [
  { id: 'JGDZ', enNames: ['JGDZ', 'WXDZ'] },
  { id: 'QKDZ', enNames: ['QKDZ'] },
];

let started: GameServersOptions;
const site = platformForTests(undefined, TEST_GAMES, {
  providers: PROVIDERS,
  start(options) {
    started = options;
    return Promise.resolve({
      url: 'http://venue.test',
      originOf: () => 'http://venue.test',
      isUp: () => true,
      stop: () => Promise.resolve(),
    });
  },
});
exactAfterEach(site);
let player: VenuePlayer;
let wallet: ReturnType<typeof createWalletClient>;
let stranger: ReturnType<typeof createWalletClient>;

beforeAll(() => {
  [wallet, stranger] = ['JGDZ', 'QKDZ'].map((provider) =>
    createWalletClient({ url: started.walletUrl, provider, key: started.walletKeyOf(provider), now: started.now }),
  ) as [typeof wallet, typeof wallet];
});
beforeEach(async () => {
  await site.sandbox('reset', {});
  player = await aVenuePlayer(site, '100.00');
});

describe("a provider's server", () => {
  it('opens a session with its ticket, plays, and has every round once by its id', async () => {
    const { token, session } = await enter();
    const roundId = randomUUID();
    const request = {
      roundId,
      stake: fen(1_000n),
      decide: () => ({ payout: fen(2_500n), exposure: fen(1_000n), jackpot: null, detail: { a: 1 }, report: A_REPORT }),
    };

    expect(session).toMatchObject({ enName: 'JGDZ', gameCode: 'JG-pearl', isTrial: false });
    expect(await wallet.play(token, request)).toMatchObject({
      kind: 'played',
      round: { payout: 2_500n, balance: 11_500n, detail: { a: 1 } },
    });
    expect(await wallet.play(token, request)).toMatchObject({ kind: 'repeated', round: { balance: 11_500n } });
    await expectTimeOfRecord(await wallet.play(token, request));
    expect(await wallet.balance(token)).toBe(11_500n);
    expect(await wallet.findSession(token)).toEqual(session);
    expect(await wallet.findSession('nothing')).toBeNull();
    expect(await wallet.pools('JGDZ')).toMatchObject({ grand: 888_805n });
  });

  it('takes stakes, keeps what it needs, pays later, and gives back', async () => {
    const { token } = await enter();
    const debit = (roundId: string, amount: bigint) => wallet.debit(token, { roundId, stepId: 'deal', amount, detail: { cards: 2 } });
    const credit = (roundId: string) =>
      wallet.credit('JGDZ', { roundId, payout: 1_500n, exposure: 1_000n, detail: null, report: A_REPORT });

    expect(await debit('r1', 1_000n)).toEqual({ kind: 'taken', stake: 1_000n, balance: 9_000n });
    expect(await debit('r1', 1_000n)).toEqual({ kind: 'taken', stake: 1_000n, balance: 9_000n });
    expect(await debit('r2', 2_000n)).toEqual({ kind: 'taken', stake: 2_000n, balance: 7_000n });
    expect(await debit('r3', 7_001n)).toEqual({ kind: 'insufficient', balance: 7_000n });
    expect(await wallet.keep('JGDZ', 'r1', { cards: 3 })).toBe(true);
    expect(await wallet.openRounds('JGDZ')).toMatchObject([
      { roundId: 'r1', stake: 1_000n, detail: { cards: 3 }, openedAt: expect.any(Date) as Date },
      { roundId: 'r2' },
    ]);
    await wallet.rollback('JGDZ', 'r2');
    expect(await credit('r1')).toMatchObject({ kind: 'paid', round: { payout: 1_500n, balance: 10_500n } });
    await expectTimeOfRecord(await credit('r1'));
    expect(await credit('r1')).toMatchObject({ kind: 'repeated' });
    expect(await credit('r2')).toEqual({ kind: 'closed' });
    expect(await wallet.openRounds('JGDZ')).toEqual([]);
    expect(await player.wallets()).toEqual({ CENTER: '0.00', JGDZ: '105.00' });
  });

  it('sees nothing of another provider', async () => {
    const { token } = await enter();
    await wallet.debit(token, { roundId: 'r1', stepId: 'deal', amount: 1_000n, detail: null });
    const ticket = ticketOf(await player.launch('JGDZ', 'JG-pearl'));

    expect(await stranger.openSession(ticket)).toBeNull();
    expect(await stranger.findSession(token)).toBeNull();
    await expect(stranger.balance(token)).rejects.toMatchObject({ reason: { kind: 'refused', error: 'foreign' } });
    await expect(stranger.debit(token, { roundId: 'r1', stepId: 'x', amount: 1n, detail: null })).rejects.toMatchObject({
      reason: { kind: 'refused', error: 'foreign' },
    });
    await expect(stranger.openRounds('JGDZ')).rejects.toMatchObject({ reason: { kind: 'refused', error: 'foreign' } });
    await expect(stranger.rollback('JGDZ', 'r1')).rejects.toMatchObject({ reason: { kind: 'refused', error: 'foreign' } });
    await expect(stranger.keep('JGDZ', 'r1', null)).rejects.toMatchObject({ reason: { kind: 'refused', error: 'foreign' } });
    expect(await stranger.credit('QKDZ', { roundId: 'r1', payout: 1n, exposure: 0n, detail: null, report: A_REPORT })).toEqual({
      kind: 'closed',
    });
    // The attempt of the other provider has not used up the ticket.
    expect(await wallet.openSession(ticket)).not.toBeNull();
  });

  it('plays what the sandbox has ordered by drawing again', async () => {
    const { token } = await enter();
    await site.sandbox('venues/next-round', { member: 'player1', outcome: 'win' });
    const payouts = [0n, 500n, 3_000n];
    const decide = (redraw: number) => ({
      payout: payouts[redraw] ?? 0n,
      exposure: 1_000n,
      jackpot: null,
      detail: { redraw },
      report: A_REPORT,
    });

    expect(await wallet.play(token, { roundId: 'r1', stake: 1_000n, decide })).toMatchObject({
      kind: 'played',
      round: { payout: 3_000n, detail: { redraw: 2 } },
    });
    expect(await wallet.play(token, { roundId: 'r2', stake: 1_000n, decide })).toMatchObject({ round: { payout: 0n } });
  });

  it('learns that a session is over, and that money may have moved where the platform failed', async () => {
    const { token } = await enter();
    const debit = () => wallet.debit(token, { roundId: 'r1', stepId: 'deal', amount: 1_000n, detail: null });
    await site.sandbox('crash', { point: 'round-debit:before-commit', how: 'throw' });

    await expect(debit()).rejects.toMatchObject({ reason: { kind: 'refused', error: 'unavailable' } });
    expect(await debit()).toMatchObject({ kind: 'taken', balance: 9_000n });
    site.clock.advance(3 * 60 * 60_000);
    await expect(debit()).rejects.toMatchObject({ reason: { kind: 'refused', error: 'session-over' } });
    player = await aVenuePlayer(site, '0.00');
  });
});

describe('a request', () => {
  it.each([
    ['of no known provider', { provider: 'NOBODY' }, 401, 'bad-signature'],
    ["with another provider's key", { key: 'QKDZ' }, 401, 'bad-signature'],
    ['with another body than was signed', { sent: '{"enName":"WXDZ"}' }, 401, 'bad-signature'],
    ['with another address than was signed', { signedPath: '/venue/api/v1/balance' }, 401, 'bad-signature'],
    ['without a nonce', { nonce: '' }, 401, 'bad-signature'],
    ['of a minute and a second ago', { age: 61_000 }, 401, 'stale'],
    ['of a minute and a second ahead', { age: -61_000 }, 401, 'stale'],
    ['that is no JSON', { body: '{' }, 400, 'bad-request'],
    ['that names no venue', { body: '{}' }, 400, 'bad-request'],
    ['of just under a minute ago', { age: 59_000 }, 200, undefined],
  ] as const)('%s is answered %#', async (_title, other, status, error) => {
    const response = await sendSigned(other);

    expect(response.status).toBe(status);
    expect((await response.json()) as unknown).toMatchObject(error === undefined ? { rounds: [] } : { error });
  });

  it('is answered once, and a forged one uses up no nonce', async () => {
    const nonce = randomUUID();
    expect((await sendSigned({ nonce, key: 'QKDZ' })).status).toBe(401);
    expect((await sendSigned({ nonce })).status).toBe(200);
    const again = await sendSigned({ nonce });

    expect(again.status).toBe(401);
    expect((await again.json()) as unknown).toEqual({ error: 'used-nonce' });
  });

  it.each([
    ['round', { token: 't', roundId: 'r', stake: '-1.00', payout: '0.00', jackpot: null, report: A_REPORT }],
    ['round', { token: 't', roundId: 'a b', stake: '1.00', payout: '0.00', jackpot: null, report: A_REPORT }],
    ['round', { token: 't', roundId: 'r', stake: '1.00', payout: '2.00', released: '1.01', jackpot: null, report: A_REPORT }],
    ['round', { token: 't', roundId: 'r', stake: '9.00', payout: '2.00', released: '2.01', jackpot: null, report: A_REPORT }],
    ['round', { token: 't', roundId: 'r', stake: '9.00', payout: '2.00', released: '-1.00', jackpot: null, report: A_REPORT }],
    ['credit', { enName: 'JGDZ', roundId: 'r', payout: '2.00', released: '10.00', report: A_REPORT }],
    ['debit', { token: 't', roundId: 'r', stepId: 'paid', amount: '1.00' }],
    ['debit', { token: 't', roundId: 'r', stepId: 's', amount: 1 }],
    ['debit', { token: 't', roundId: 'r', stepId: 's', amount: '1.005' }],
    ['debit', { token: 't', roundId: 'r', stepId: 's', amount: '1e3' }],
    ['credit', { enName: 'JGDZ', roundId: 'r', payout: '99999999999999.00', report: A_REPORT }],
  ])('of %s with a hostile field moves nothing', async (call, body) => {
    const response = await sendSigned({ call, body: JSON.stringify(body) });

    expect(response.status).toBe(400);
  });

  it('that releases more than was staked pays nothing, and one that says nothing of it releases nothing', async () => {
    const { token } = await enter();
    await wallet.debit(token, { roundId: 'r1', stepId: 's', amount: fen(1_000n), detail: null });
    const credit = (released?: bigint) => {
      const reserve = released === undefined ? {} : { released: fen(released) };
      return wallet.credit('JGDZ', { roundId: 'r1', payout: fen(3_000n), exposure: fen(0n), ...reserve, detail: null, report: A_REPORT });
    };

    await expect(credit(1_001n)).rejects.toMatchObject({ reason: { kind: 'refused', error: 'bad-request' } });
    expect(await wallet.balance(token)).toBe(9_000n);
    expect(await credit()).toMatchObject({ kind: 'paid', round: { payout: 3_000n } });
  });

  it('takes no stake of nothing', async () => {
    const { token } = await enter();

    await expect(wallet.debit(token, { roundId: 'r1', stepId: 's', amount: 0n, detail: null })).rejects.toMatchObject({
      reason: { kind: 'refused', error: 'bad-request' },
    });
  });
});

it('keeps the secret of the demo venues with the data, through a reset too', async () => {
  await site.sandbox('reset', {});
  player = await aVenuePlayer(site, '0.00');

  expect(await keepDemoSecret(site.db)).toBe(started.secret);
});

/** The bytes must equal those in host/docs/game-provider-wallet-api.md. */
it('signs as the documentation says', async () => {
  const sent: { headers: Record<string, string>; body: string }[] = [];
  const client = createWalletClient({
    url: 'http://operator.test',
    provider: 'JGDZ',
    key: 'a key of the provider that nobody knows',
    now: () => 1_795_460_400_000,
    send: ((_url: string, init: { headers: Record<string, string>; body: string }) => {
      sent.push(init);
      return Promise.resolve(Response.json({ balance: '12.00' }));
    }) as unknown as typeof fetch,
  });

  expect(await client.balance('t0ken')).toBe(1_200n);
  const { headers = {}, body } = sent[0] ?? {};
  const bytes = `POST\n/venue/api/v1/balance\n1795460400000\n${headers['x-nonce'] ?? ''}\n{"token":"t0ken"}`;
  expect(body).toBe('{"token":"t0ken"}');
  expect(headers['x-signature']).toBe(createHmac('sha256', 'a key of the provider that nobody knows').update(bytes).digest('hex'));
});

async function enter() {
  const opened = await wallet.openSession(ticketOf(await player.launch('JGDZ', 'JG-pearl')));
  if (opened === null) throw new Error('the ticket opened nothing');
  return opened;
}

interface Other {
  readonly provider?: string;
  readonly key?: string;
  readonly call?: string;
  readonly body?: string;
  readonly sent?: string;
  readonly signedPath?: string;
  readonly nonce?: string;
  readonly age?: number;
}

/** Sends a request that is valid except for the given fields. */
async function sendSigned({
  provider = 'JGDZ',
  key = 'JGDZ',
  call = 'open-rounds',
  body = '{"enName":"JGDZ"}',
  nonce = randomUUID(),
  age = 0,
  ...other
}: Other): Promise<Response> {
  const path = `/venue/api/v1/${call}`;
  const timestamp = String(started.now() - age);
  const bytes = ['POST', other.signedPath ?? path, timestamp, nonce, body].join('\n');
  return fetch(`${started.walletUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-provider': provider,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': createHmac('sha256', started.walletKeyOf(key)).update(bytes).digest('hex'),
    },
    body: other.sent ?? body,
  });
}

/** Checks that the provider receives the same time of a round as the player's record shows. */
async function expectTimeOfRecord(result: Awaited<ReturnType<typeof wallet.play | typeof wallet.credit>>): Promise<void> {
  if (!('round' in result)) throw new Error('the round was not played');
  const { list } = answerOf(betRecordListCall, await player.send(betRecordListCall, { from: 0, to: site.clock.nowMs(), size: 10 }));
  const { playedAt, roundId } = result.round;
  expect(list.map((entry) => entry.kind === 'round' && [entry.round.roundId, entry.round.at])).toContainEqual([
    roundId,
    playedAt.getTime(),
  ]);
}
