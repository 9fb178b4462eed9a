import { randomUUID } from 'node:crypto';
import { roundRecordDetailCall, roundRecordListCall } from '@site/shared/wire/roundRecords';
import { fen } from '../kernel';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import { A_REPORT, aVenuePlayer, type VenuePlayer } from './testing/aVenuePlayer';
import { TEST_GAMES } from './testing/games';

const site = platformForTests(undefined, TEST_GAMES);
let player: VenuePlayer;
let session: string;

beforeEach(async () => {
  await site.sandbox('reset', {});
  player = await aVenuePlayer(site, '100.00');
  session = await player.enter('JGDZ', 'JG-pearl');
});

const everything = () => ({ pageNum: 1, pageSize: 10, from: 0, to: site.clock.nowMs() + 60_000 });
const recordOf = async (who: VenuePlayer) => answerOf(roundRecordListCall, await who.send(roundRecordListCall, everything()));

it("lists a member's rounds, the newest first, with sums that are those of the book", async () => {
  await player.play(session, '10.00', { payout: '25.00' });
  await player.play(session, '5.00', { jackpot: 'minor' });

  const { total, sums, list } = await recordOf(player);

  expect(total).toBe(2);
  expect(list).toMatchObject([
    { gameName: '龙珠宝藏', venueName: '极光电子', category: 'DZ', stake: '5.00', payout: '88.03', jackpot: '88.03', state: 'ended' },
    { stake: '10.00', payout: '25.00' },
  ]);
  expect(sums).toEqual({ count: 2, stake: '15.00', payout: '113.03', open: '0.00' });
  // The balance is 100.00 − 15.00 + 113.03.
  expect(await player.wallets()).toMatchObject({ JGDZ: '198.03' });
});

it('lists and sums the rounds of one venue alone where they are asked for', async () => {
  await player.play(session, '10.00', { payout: '25.00' });
  await player.recycle('JGDZ');
  await player.play(await player.enter('WXDZ', 'WX-lotus'), '5.00');
  const of = async (enName: string) => answerOf(roundRecordListCall, await player.send(roundRecordListCall, { ...everything(), enName }));

  expect(await of('JGDZ')).toMatchObject({
    total: 1,
    sums: { count: 1, stake: '10.00', payout: '25.00' },
    list: [{ enName: 'JGDZ' }],
  });
  expect(await of('WXDZ')).toMatchObject({ total: 1, sums: { stake: '5.00' } });
  expect(await of('HTZR')).toMatchObject({ total: 0, sums: { count: 0, stake: '0.00', payout: '0.00', open: '0.00' }, list: [] });
});

it('has a round while it goes on and when it was given back, and sums what the first has taken apart from those that ended', async () => {
  const { bank } = site.platform;
  const [open, back] = [randomUUID(), randomUUID()];
  for (const roundId of [open, back]) await bank.debit(session, { roundId, stepId: 'bet', amount: fen(500n), detail: {} });
  await bank.rollback('JGDZ', back);

  const { sums, list } = await recordOf(player);

  expect(new Map(list.map(({ roundId, state, payout }) => [roundId, [state, payout]]))).toEqual(
    new Map([
      [open, ['open', '0.00']],
      [back, ['void', '5.00']],
    ]),
  );
  expect(sums).toEqual({ count: 0, stake: '0.00', payout: '0.00', open: '5.00' });
});

it('tells what the venue reports in the language of the player, and links the page that works the round out again', async () => {
  const roundId = randomUUID();
  const proof = { commitment: 'c0ffee', seed: '5eed', playerSeed: 'a&b' };
  const facts = [{ label: { 'zh-CN': '中排', 'zh-TW': '中排' }, value: { 'zh-CN': '金铃', 'zh-TW': '金鈴' } }];
  await site.platform.bank.play(session, {
    roundId,
    stake: fen(100n),
    decide: () => ({ payout: fen(0n), exposure: fen(100n), jackpot: null, detail: null, report: { ...A_REPORT, facts, proof } }),
  });

  const envelope = await site.send(
    roundRecordDetailCall,
    { enName: 'JGDZ', roundId },
    { token: player.token, headers: { language: 'zh-TW' } },
  );

  const { checkUrl = '', ...report } = answerOf(roundRecordDetailCall, envelope);
  expect(report).toEqual({ summary: '沒有中獎線', facts: [{ label: '中排', value: '金鈴' }], proof });
  expect(new URL(checkUrl).origin).toBe('http://venue.test');
  expect(Object.fromEntries(new URL(checkUrl).searchParams)).toEqual({ lang: 'zh-TW', game: 'JG-pearl', round: roundId, ...proof });
});

it('tells when a seed comes that is not told yet, and links the page that asks for it', async () => {
  const roundId = randomUUID();
  const toldAfter = { 'zh-CN': '牌靴 7 结束后', 'zh-TW': '牌靴 7 結束後' };
  await site.platform.bank.play(session, {
    roundId,
    stake: fen(100n),
    decide: () => ({
      payout: fen(0n),
      exposure: fen(100n),
      jackpot: null,
      detail: null,
      report: { ...A_REPORT, proof: { commitment: 'c0ffee', toldAfter, round: 'm1+m2' } },
    }),
  });

  const { checkUrl = '', ...report } = answerOf(
    roundRecordDetailCall,
    await player.send(roundRecordDetailCall, { enName: 'JGDZ', roundId }),
  );
  expect(report).toMatchObject({ promise: { commitment: 'c0ffee', toldAfter: '牌靴 7 结束后' } });
  expect(report).not.toHaveProperty('proof');
  expect(Object.fromEntries(new URL(checkUrl).searchParams)).toEqual({
    lang: 'zh-CN',
    game: 'JG-pearl',
    round: 'm1+m2',
    commitment: 'c0ffee',
  });
});

it('has nothing of play money, and tells nobody of the rounds of another member', async () => {
  const trial = await player.enter('JGDZ', 'JG-pearl', { trial: true });
  await player.play(trial, '1.00');
  const roundId = randomUUID();
  await player.play(session, '1.00', {}, roundId);
  const stranger = await aVenuePlayer(site, '1.00', 'player2', 'player234');

  expect((await recordOf(player)).total).toBe(1);
  expect((await recordOf(stranger)).total).toBe(0);
  expect(await stranger.send(roundRecordDetailCall, { enName: 'JGDZ', roundId })).toMatchObject({ status_code: 6004 });
});
