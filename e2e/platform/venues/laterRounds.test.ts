import { randomUUID } from 'node:crypto';
import { gradeInfoCall } from '@site/shared/wire/grades';
import type { CreditResult, DebitResult } from '../kernel';
import { fen } from '../kernel';
import { platformForTests } from '../testing/platformForTests';
import { A_REPORT, aVenuePlayer, type VenuePlayer } from './testing/aVenuePlayer';
import { TEST_GAMES } from './testing/games';
import { exactAfterEach } from '../testing/exactAfterEach';

const site = platformForTests(undefined, TEST_GAMES);
exactAfterEach(site);
let player: VenuePlayer;
let session: string;
let roundId: string;

beforeEach(async () => {
  await site.sandbox('reset', {});
  player = await aVenuePlayer(site, '100.00');
  session = await player.enter('JGDZ', 'JG-pearl');
  roundId = randomUUID();
});

describe('a stake of a round that ends later', () => {
  it('is taken once, though its request comes ten times at once', async () => {
    const results = await Promise.all(Array.from({ length: 10 }, () => debit('deal', 1_000n)));

    expect(results).toEqual(Array.from({ length: 10 }, () => ({ kind: 'taken', stake: 1_000n, balance: 9_000n })));
    expect(await balance()).toBe(9_000n);
  });

  it('grows with each step, by what is there', async () => {
    expect(await debit('deal', 4_000n)).toEqual({ kind: 'taken', stake: 4_000n, balance: 6_000n });
    expect(await debit('double', 4_000n, { hand: 2 })).toEqual({ kind: 'taken', stake: 8_000n, balance: 2_000n });
    expect(await debit('insurance', 2_001n)).toEqual({ kind: 'insufficient', balance: 2_000n });

    expect(await site.platform.bank.openRounds('JGDZ')).toMatchObject([
      { roundId, gameCode: 'JG-pearl', isTrial: false, stake: 8_000n, detail: { hand: 2 } },
    ]);
    expect(await site.platform.bank.openRounds('QKDZ')).toEqual([]);
  });

  it('that is too large opens no round', async () => {
    expect(await debit('deal', 10_001n)).toEqual({ kind: 'insufficient', balance: 10_000n });

    expect(await site.platform.bank.openRounds('JGDZ')).toEqual([]);
    expect(await credit(100n)).toEqual({ kind: 'closed' });
  });

  it('is never taken twice of the same money, in twenty rounds of two sessions at once', async () => {
    const other = await player.enter('JGDZ', 'JG-tiger');

    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        site.platform.bank.debit(index % 2 ? session : other, { roundId: randomUUID(), stepId: 'bet', amount: fen(900n), detail: null }),
      ),
    );

    expect(results.filter(({ kind }) => kind === 'taken')).toHaveLength(11);
    expect(await balance()).toBe(100n);
  });

  it('adds to a round of the same player in a later session, and is closed to another player and to play money', async () => {
    await debit('deal', 1_000n);
    const later = await player.enter('JGDZ', 'JG-pearl');
    const trial = await player.enter('JGDZ', 'JG-pearl', { trial: true });
    const stranger = await aVenuePlayer(site, '100.00', 'player2', 'player234');
    const theirs = await stranger.enter('JGDZ', 'JG-pearl');

    expect(await debit('double', 1_000n, null, later)).toEqual({ kind: 'taken', stake: 2_000n, balance: 8_000n });
    expect(await debit('double', 1_000n, null, theirs)).toEqual({ kind: 'closed' });
    expect(await debit('double', 1_000n, null, trial)).toEqual({ kind: 'closed' });
    expect(await stranger.play(theirs, '1.00', {}, roundId)).toEqual({ kind: 'closed' });
    expect(await player.play(session, '1.00', {}, roundId)).toEqual({ kind: 'closed' });
    expect(await credit(0n)).toMatchObject({ kind: 'paid', round: { stake: 2_000n } });
  });

  it.each([
    ['nothing', { amount: fen(0n) }],
    ['less than nothing', { amount: fen(-1n) }],
    ['a step with a name of the ledger', { stepId: 'paid' }],
    ['a step without a name', { stepId: '' }],
    ['an id with a space', { roundId: 'a b' }],
    ['an id that is too long', { roundId: 'x'.repeat(121) }],
  ])('is refused for %s', async (_title, wrong) => {
    const request = { roundId, stepId: 'deal', amount: fen(100n), detail: null, ...wrong };

    await expect(site.platform.bank.debit(session, request)).rejects.toBeInstanceOf(RangeError);
    expect(await balance()).toBe(10_000n);
  });
});

describe('the end of a round', () => {
  it('is paid once, though its request comes ten times at once, and takes no stake afterwards', async () => {
    await debit('deal', 1_000n);

    const results = await Promise.all(Array.from({ length: 10 }, () => credit(2_500n)));

    expect(results.filter(({ kind }) => kind === 'paid')).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === 'repeated')).toHaveLength(9);
    expect(await credit(9_900n)).toMatchObject({ kind: 'repeated', round: { stake: 1_000n, payout: 2_500n, balance: 11_500n } });
    expect(await debit('double', 1_000n)).toEqual({ kind: 'closed' });
    expect(await site.platform.bank.keep('JGDZ', roundId, {})).toBe(false);
    expect(await site.platform.bank.openRounds('JGDZ')).toEqual([]);
    expect(await balance()).toBe(11_500n);
  });

  it('that pays nothing counts its stake as turnover, which an open round does not', async () => {
    await debit('deal', 1_000n);
    expect(await player.send(gradeInfoCall, { grade: 6 })).toMatchObject({ data: { turnover: '3000000.00' } });

    await credit(0n);

    expect(await player.send(gradeInfoCall, { grade: 6 })).toMatchObject({ data: { turnover: '3000010.00' } });
  });

  it('is paid after the session is over, which takes no stake any more', async () => {
    await debit('deal', 1_000n);
    site.clock.advance(3 * 60 * 60_000);

    await expect(debit('double', 1_000n)).rejects.toThrow('over');
    expect(await credit(3_000n)).toMatchObject({ kind: 'paid', round: { balance: 12_000n } });
  });

  it('is of its own venue only', async () => {
    await debit('deal', 1_000n);

    expect(
      await site.platform.bank.credit('QKDZ', { roundId, payout: fen(5_000n), exposure: fen(0n), detail: null, report: A_REPORT }),
    ).toEqual({
      kind: 'closed',
    });
    expect(await site.platform.bank.keep('QKDZ', roundId, null)).toBe(false);
    await site.platform.bank.rollback('QKDZ', roundId);
    expect(await credit(2_000n)).toMatchObject({ kind: 'paid' });
  });

  it('pays no more than the payout limit of the day leaves [R-PAYOUT-11]', async () => {
    site.clock.freeze();
    await debit('deal', 1_000n);

    expect(await credit(500_000_000n)).toMatchObject({ kind: 'paid', round: { payout: 426_001_000n } });
  });

  it('never pays less than nothing', async () => {
    await debit('deal', 1_000n);

    await expect(credit(-1n)).rejects.toBeInstanceOf(RangeError);
    expect(await site.platform.bank.keep('JGDZ', roundId, { cards: ['As'] })).toBe(true);
    expect(await site.platform.bank.openRounds('JGDZ')).toMatchObject([{ detail: { cards: ['As'] } }]);
  });
});

describe('a round that is given back', () => {
  it('gives back all its steps, once, and is closed', async () => {
    await debit('deal', 1_000n);
    await debit('double', 2_000n);

    await Promise.all(Array.from({ length: 10 }, () => rollback()));

    expect(await balance()).toBe(10_000n);
    expect(await credit(5_000n)).toEqual({ kind: 'closed' });
    expect(await debit('late', 1_000n)).toEqual({ kind: 'closed' });
    expect(await player.play(session, '1.00', {}, roundId)).toEqual({ kind: 'closed' });
  });

  it('before it was heard of is closed for stakes that come late', async () => {
    await rollback();
    await rollback();

    expect(await debit('deal', 1_000n)).toEqual({ kind: 'closed' });
    expect(await player.play(session, '10.00', {}, roundId)).toEqual({ kind: 'closed' });
    expect(await credit(1_000n)).toEqual({ kind: 'closed' });
    expect(await balance()).toBe(10_000n);
  });

  it('while its stake is being taken ends with the money where it was', async () => {
    for (let round = 0; round < 5; round += 1) {
      roundId = randomUUID();
      await Promise.all([debit('deal', 1_000n), rollback(), debit('deal', 1_000n)]);
    }

    expect(await balance()).toBe(10_000n);
    expect(await site.platform.bank.openRounds('JGDZ')).toEqual([]);
  });

  it('after it was paid stays paid', async () => {
    await debit('deal', 1_000n);
    await credit(1_500n);

    await rollback();

    expect(await balance()).toBe(10_500n);
  });
});

describe('a trial', () => {
  it('takes, pays and gives back the play money of its session alone, after the session too', async () => {
    session = await player.enter('JGDZ', 'JG-pearl', { trial: true });
    await debit('deal', 10_000n);
    expect(await credit(25_000n)).toMatchObject({ kind: 'paid', round: { balance: 215_000n } });
    const given = randomUUID();
    const lost = randomUUID();
    for (roundId of [given, lost]) expect(await debit('deal', 1_000n)).toMatchObject({ kind: 'taken' });
    await site.platform.bank.rollback('JGDZ', given);
    expect(await balance()).toBe(214_000n);
    const other = await player.enter('JGDZ', 'JG-pearl', { trial: true });
    expect(await debit('double', 1_000n, null, other)).toEqual({ kind: 'closed' });
    site.clock.advance(3 * 60 * 60_000);

    expect(await credit(0n)).toMatchObject({ kind: 'paid', round: { balance: 214_000n } });

    player = await aVenuePlayer(site, '0.00');
    expect(await player.wallets()).toEqual({ CENTER: '0.00', JGDZ: '100.00' });
  });
});

describe('a platform that is killed before it commits', () => {
  it.each([
    ['round-debit:before-commit', () => debit('double', 1_000n), 7_000n],
    ['round-credit:before-commit', () => credit(2_000n), 10_000n],
    ['round-rollback:before-commit', () => rollback(), 10_000n],
  ])('at %s leaves nothing behind, and can be asked again', async (point, act, after) => {
    await debit('deal', 2_000n);
    await site.sandbox('crash', { point, how: 'throw' });

    await expect(act()).rejects.toThrow(point);
    expect(await balance()).toBe(8_000n);
    await act();

    expect(await balance()).toBe(after);
  });
});

function debit(stepId: string, amount: bigint, detail: unknown = null, token = session): Promise<DebitResult> {
  return site.platform.bank.debit(token, { roundId, stepId, amount: fen(amount), detail });
}

function credit(payout: bigint): Promise<CreditResult> {
  return site.platform.bank.credit('JGDZ', {
    roundId,
    payout: fen(payout),
    exposure: fen(1_000n),
    detail: { end: true },
    report: A_REPORT,
  });
}

function rollback(): Promise<void> {
  return site.platform.bank.rollback('JGDZ', roundId);
}

function balance() {
  return site.platform.bank.balance(session);
}
