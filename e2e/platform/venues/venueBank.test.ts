import { randomUUID } from 'node:crypto';
import { betRecordTotalCall } from '@site/shared/wire/betRecords';
import { bonusPoolsCall } from '@site/shared/wire/games';
import { dealRecordCall } from '@site/shared/wire/funds';
import { gradeInfoCall } from '@site/shared/wire/grades';
import { sql } from 'kysely';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import { A_REPORT, aVenuePlayer, type VenuePlayer } from './testing/aVenuePlayer';
import { TEST_GAMES } from './testing/games';
import { exactAfterEach } from '../testing/exactAfterEach';

const site = platformForTests(undefined, TEST_GAMES);
exactAfterEach(site);
let player: VenuePlayer;
let session: string;

beforeEach(async () => {
  await site.sandbox('reset', {});
  player = await aVenuePlayer(site, '100.00');
  session = await player.enter('JGDZ', 'JG-pearl');
});

describe('a round', () => {
  it('takes the stake and pays the payout, in the venue alone', async () => {
    expect(await player.play(session, '10.00', { payout: '25.00' })).toMatchObject({
      kind: 'played',
      round: { stake: 1_000n, payout: 2_500n, jackpot: null, balance: 11_500n, detail: { reels: [1, 2, 3] } },
    });
    expect(await player.play(session, '15.00')).toMatchObject({ kind: 'played', round: { payout: 0n, balance: 10_000n } });

    expect(await site.platform.bank.balance(session)).toBe(10_000n);
    expect(await player.wallets()).toEqual({ CENTER: '0.00', JGDZ: '100.00' });
    const { list } = answerOf(dealRecordCall, await player.send(dealRecordCall, { pageNum: 1, pageSize: 10 }));
    expect(list.map(({ kind }) => kind)).toEqual(['transfer-in', 'adjustment']);
  });

  it('plays for what is there, to the fen, and draws nothing where that is too little', async () => {
    const decide = jest.fn();

    expect(await site.platform.bank.play(session, { roundId: randomUUID(), stake: 10_001n as never, decide })).toEqual({
      kind: 'insufficient',
      balance: 10_000n,
    });
    expect(decide).not.toHaveBeenCalled();
    expect(await player.play(session, '100.00')).toMatchObject({ kind: 'played', round: { balance: 0n } });
  });

  it('is played once, though its request comes ten times at once', async () => {
    const roundId = randomUUID();

    const results = await Promise.all(Array.from({ length: 10 }, () => player.play(session, '10.00', { payout: '3.00' }, roundId)));

    expect(results.filter(({ kind }) => kind === 'played')).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === 'repeated')).toHaveLength(9);
    expect(await site.platform.bank.balance(session)).toBe(9_300n);
    // A later draw has no effect, because the first result is stored.
    expect(await player.play(session, '10.00', { payout: '99.00' }, roundId)).toMatchObject({
      kind: 'repeated',
      round: { payout: 300n, balance: 9_300n, detail: { reels: [1, 2, 3] } },
    });
  });

  it('of one id is one round in all sessions of its player, and closed to another player', async () => {
    const roundId = randomUUID();
    const second = await player.enter('JGDZ', 'JG-tiger');
    const stranger = await aVenuePlayer(site, '100.00', 'player2', 'player234');
    const theirs = await stranger.enter('JGDZ', 'JG-pearl');

    expect(await player.play(session, '1.00', {}, roundId)).toMatchObject({ kind: 'played' });
    expect(await player.play(second, '1.00', {}, roundId)).toMatchObject({ kind: 'repeated', round: { balance: 9_900n } });
    expect(await stranger.play(theirs, '1.00', {}, roundId)).toEqual({ kind: 'closed' });
  });

  it('never plays the same money twice, in twenty rounds of two sessions at once', async () => {
    const other = await player.enter('JGDZ', 'JG-tiger');

    const results = await Promise.all(Array.from({ length: 20 }, (_, index) => player.play(index % 2 ? session : other, '9.00')));

    expect(results.filter(({ kind }) => kind === 'played')).toHaveLength(11);
    expect(await site.platform.bank.balance(session)).toBe(100n);
  });

  it('leaves nothing behind after a crash before the commit, and can be asked for again', async () => {
    const roundId = randomUUID();
    await site.sandbox('crash', { point: 'round:before-commit', how: 'throw' });

    await expect(player.play(session, '10.00', {}, roundId)).rejects.toThrow('round:before-commit');
    expect(await site.platform.bank.balance(session)).toBe(10_000n);

    expect(await player.play(session, '10.00', {}, roundId)).toMatchObject({ kind: 'played', round: { balance: 9_000n } });
  });

  it('refuses a game that pays less than nothing, or is played for nothing', async () => {
    await expect(player.play(session, '0.00')).rejects.toBeInstanceOf(RangeError);
    await expect(player.play(session, '1.00', { payout: '-0.01' })).rejects.toBeInstanceOf(RangeError);
    await expect(player.play('nonsense', '1.00')).rejects.toThrow('over');
  });

  it('counts as turnover by its stake, and is in the record of all play', async () => {
    await player.play(session, '10.00', { payout: '25.00' });
    await player.play(session, '15.00');

    expect(await player.send(gradeInfoCall, { grade: 6 })).toMatchObject({ data: { turnover: '3000025.00' } });
    expect(await player.send(betRecordTotalCall, { from: 0, to: site.clock.nowMs() + 1 })).toMatchObject({
      data: { count: 2, turnover: '25.00', net: '0.00' },
    });
  });
});

describe('a pool', () => {
  const pools = () => site.platform.bank.pools('JGDZ');

  it('is fed by real stakes, small ones as exactly as large ones', async () => {
    for (let round = 0; round < 8; round += 1) await player.play(session, '0.50');
    expect(await pools()).toEqual({ grand: 888_802n, major: 88_801n, minor: 8_800n });

    await player.play(session, '96.00');

    expect(await pools()).toEqual({ grand: 888_850n, major: 88_830n, minor: 8_820n });
  });

  it('is paid whole on top of the payout and opened again by the venue', async () => {
    expect(await player.play(session, '100.00', { payout: '20.00', jackpot: 'grand' })).toMatchObject({
      round: { payout: 2_000n, jackpot: { tier: 'grand', amount: 888_850n }, balance: 890_850n },
    });

    expect(await pools()).toEqual({ grand: 888_800n, major: 88_830n, minor: 8_820n });
    const won = answerOf(bonusPoolsCall, await site.send(bonusPoolsCall, {}));
    expect(won.wins).toMatchObject([{ account: 'pl***1', gameName: '龙珠宝藏', tier: 'grand', amount: '8888.50' }]);
  });

  it('is won once, though two players hit it at once', async () => {
    const other = await aVenuePlayer(site, '100.00', 'player2', 'player234');
    const otherSession = await other.enter('JGDZ', 'JG-tiger');

    const results = await Promise.all([
      player.play(session, '100.00', { jackpot: 'minor' }),
      other.play(otherSession, '100.00', { jackpot: 'minor' }),
    ]);

    const amounts = results.map((result) => ('round' in result ? (result.round.jackpot?.amount ?? null) : null));
    expect(amounts).toEqual([8_820n, 8_820n]);
    expect(await pools()).toEqual({ grand: 888_900n, major: 88_860n, minor: 8_800n });
  });
});

describe('a trial', () => {
  it('plays with its own money and touches nothing else', async () => {
    const trial = await player.enter('JGDZ', 'JG-pearl', { trial: true });
    const roundId = randomUUID();

    expect(await player.play(trial, '100.00', { payout: '30.00' }, roundId)).toMatchObject({
      kind: 'played',
      round: { balance: 193_000n },
    });
    expect(await player.play(trial, '100.00', {}, roundId)).toMatchObject({ kind: 'repeated', round: { balance: 193_000n } });
    expect(await player.play(trial, '1930.01')).toEqual({ kind: 'insufficient', balance: 193_000n });
    expect(await player.play(trial, '30.00', { jackpot: 'minor' })).toMatchObject({
      round: { jackpot: { tier: 'minor', amount: 8_800n }, balance: 198_800n },
    });

    expect(await player.wallets()).toEqual({ CENTER: '0.00', JGDZ: '100.00' });
    expect(await site.platform.bank.pools('JGDZ')).toEqual({ grand: 888_800n, major: 88_800n, minor: 8_800n });
    expect(answerOf(bonusPoolsCall, await site.send(bonusPoolsCall, {})).wins).toEqual([]);
    expect(await player.send(gradeInfoCall, { grade: 6 })).toMatchObject({ data: { turnover: '3000000.00' } });
  });
});

describe('a round the sandbox has ordered', () => {
  const order = (outcome: unknown) => site.sandbox('venues/next-round', { member: 'player1', outcome });

  it.each([
    ['win', [0n, 1_000n, 1_001n], 1_001n],
    ['lose', [5n, 1_000n, 0n], 0n],
  ] as const)('is drawn until it is a %s, and only the next one', async (outcome, draws, payout) => {
    await order(outcome);
    const rest = [...draws, 7n];
    const decide = () => ({
      payout: (rest.shift() ?? 0n) as never,
      exposure: 1_000n as never,
      jackpot: null,
      detail: null,
      report: A_REPORT,
    });
    const play = () => site.platform.bank.play(session, { roundId: randomUUID(), stake: 1_000n as never, decide });

    expect(await play()).toMatchObject({ kind: 'played', round: { payout } });
    expect(await play()).toMatchObject({ kind: 'played', round: { payout: 7n } });
  });

  it('wins the pool that was ordered, and waits through a round that was not played', async () => {
    await order({ jackpot: 'major' });
    await player.play(session, '100.01');

    expect(await player.play(session, '10.00')).toMatchObject({ round: { jackpot: { tier: 'major', amount: 88_803n } } });
  });

  it('is forgotten with a reset, and says when the game never draws such a one', async () => {
    await order('win');
    await expect(player.play(session, '1.00')).rejects.toThrow('does not draw a win');

    await site.sandbox('reset', {});
    player = await aVenuePlayer(site, '100.00');
    session = await player.enter('JGDZ', 'JG-pearl');
    expect(await player.play(session, '1.00')).toMatchObject({ kind: 'played', round: { payout: 0n } });
  });
});

describe('the payout limit of the day', () => {
  // Limits at a rate of 7.1000.
  it.each([
    ['casino', 426_000_000n, 'R-PAYOUT-11'],
    ['financials', 127_800_000n, 'R-PAYOUT-12'],
  ] as const)('of %s caps what rounds win at %s fen [%s]', async (payoutClass, limit, _row) => {
    site.clock.freeze();
    await sql`update venue set payout_class = ${payoutClass} where en_name in ('JGDZ', 'WXDZ')`.execute(site.db);
    await player.setAutoTransfer('0');
    await player.transfer('2', 'JGDZ', '10.00');
    await player.transfer('1', 'WXDZ', '10.00');
    const other = await player.enter('WXDZ', 'WX-lotus');

    expect(await player.play(session, '10.00', { payout: yuan(limit) })).toMatchObject({ kind: 'played', round: { payout: limit } });
    // Ten yuan are left for every venue of the class; a loss does not raise the limit.
    expect(await player.play(session, '50.00')).toMatchObject({ round: { payout: 0n } });
    const capped = await player.play(other, '1.00', { payout: '100.00' });
    expect(capped).toMatchObject({ kind: 'played', round: { payout: 1_100n } });
    expect(await player.play(session, '2.00', { payout: '100.00' })).toMatchObject({ round: { payout: 200n } });

    site.clock.advance(24 * 60 * 60_000);
    player = await aVenuePlayer(site, '100.00');
    session = await player.enter('JGDZ', 'JG-pearl');
    expect(await player.play(session, '2.00', { payout: '100.00' })).toMatchObject({ round: { payout: 10_000n } });
  });

  it('is one for each class, and trials have none', async () => {
    await sql`update venue set payout_class = 'financials' where en_name = 'WXDZ'`.execute(site.db);
    await player.play(session, '1.00', { payout: '4260001.00' });
    const trial = await player.enter('JGDZ', 'JG-pearl', { trial: true });

    expect(await player.play(session, '1.00', { payout: '5.00' })).toMatchObject({ round: { payout: 100n } });
    expect(await player.play(trial, '1.00', { payout: '5.00' })).toMatchObject({ round: { payout: 500n } });
  });
});

function yuan(amount: bigint): string {
  return `${amount / 100n}.00`;
}
