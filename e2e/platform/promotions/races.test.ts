import { confirmInfoCall } from '@site/shared/wire/activities';
import { platformForTests } from '../testing/platformForTests';
import { aVenuePlayer } from '../venues/testing/aVenuePlayer';
import { TEST_GAMES } from '../venues/testing/games';
import { aPromotionPlayer } from './testing/aPromotionPlayer';
import { exactAfterEach } from '../testing/exactAfterEach';

const SATURDAY = Date.parse('2026-11-21T12:00:00+08:00');
const MONDAY = Date.parse('2026-11-23T00:00:00+08:00');
const DAY_MS = 24 * 60 * 60_000;

const site = platformForTests(undefined, TEST_GAMES);
exactAfterEach(site);

beforeEach(async () => {
  await site.sandbox('reset', {});
  site.clock.freeze();
  site.clock.set(SATURDAY);
});

describe('the race of the week', () => {
  it('ranks the members who have agreed to its terms, by turnover, under masked names [R-ACT-07] [R-API-058]', async () => {
    const first = await aPromotionPlayer(site);
    const second = await aPromotionPlayer(site, 'player2');
    const silent = await aPromotionPlayer(site, 'unbound1');
    await first.ticket({ stake: 150_000n, result: 'L' });
    await second.ticket({ stake: 200_000n, result: 'W' });
    await second.ticket({ stake: 900_000n, result: 'P' });
    await silent.ticket({ stake: 900_000n, result: 'L' });
    expect(await first.participation('weekly-race')).toMatchObject({
      standing: 'open',
      race: { hasEntered: false, board: [], turnover: '1500.00' },
    });

    await first.confirm('weekly-race');
    await first.confirm('weekly-race');
    await second.confirm('weekly-race');

    const { race, conditions } = await first.participation('weekly-race');
    expect(race).toMatchObject({
      from: Date.parse('2026-11-16T00:00:00+08:00'),
      to: MONDAY,
      hasEntered: true,
      place: 2,
      next: { missing: '500.01', prize: '888.00' },
      board: [
        { place: 1, name: 'pl***2', turnover: '2000.00', prize: '888.00', isOwn: false },
        { place: 2, name: 'pl***1', turnover: '1500.00', prize: '588.00', isOwn: true },
      ],
    });
    expect(conditions.map(({ isMet }) => isMet)).toEqual([true, true]);
  });

  it('counts rounds with real money beside bets, and this week only', async () => {
    const gamer = await aVenuePlayer(site, '2000.00');
    await gamer.play(await gamer.enter('JGDZ', 'JG-pearl'), '700.00');
    const player = await aPromotionPlayer(site);
    await player.ticket({ stake: 40_000n, result: 'L' });
    await player.ticket({ stake: 900_000n, result: 'L', settledAt: new Date(SATURDAY - 6 * DAY_MS) });

    expect(await player.participation('weekly-race')).toMatchObject({ race: { turnover: '1100.00' } });
  });

  it('pays when the week is over, once, and by the places of its end', async () => {
    const player = await aPromotionPlayer(site);
    const rival = await aPromotionPlayer(site, 'player2');
    for (const [each, stake] of [
      [player, 300_000n],
      [rival, 200_000n],
    ] as const) {
      await each.confirm('weekly-race');
      await each.ticket({ stake, result: 'L' });
    }
    expect(await player.join('weekly-race')).toMatchObject({ status_code: 6012 });

    site.clock.set(MONDAY);
    const winner = await aPromotionPlayer(site);
    expect(await winner.participation('weekly-race')).toMatchObject({
      standing: 'ready',
      reward: '888.00',
      race: { from: MONDAY, board: [], last: { place: 1, prize: '888.00' } },
    });
    // This ticket is settled after the week was closed, so it changes no place.
    await rival.ticket({ stake: 900_000n, result: 'L', settledAt: new Date(SATURDAY) });
    const answers = await Promise.all(Array.from({ length: 10 }, () => winner.join('weekly-race')));

    expect(answers.map(({ data }) => (data as { standing: string }).standing)).toEqual(Array.from({ length: 10 }, () => 'joined'));
    expect(await winner.balance()).toBe('888.00');
    expect(await winner.participation('weekly-race')).toMatchObject({ standing: 'joined', againAt: MONDAY + 7 * DAY_MS });
    expect(await (await aPromotionPlayer(site, 'player2')).participation('weekly-race')).toMatchObject({
      reward: '588.00',
      race: { last: { place: 2 } },
    });
  });

  it('keeps the places of its end, though no one has asked for them when a result is corrected', async () => {
    const player = await aPromotionPlayer(site);
    const rival = await aPromotionPlayer(site, 'player2');
    for (const [each, stake] of [
      [player, 300_000n],
      [rival, 200_000n],
    ] as const) {
      await each.confirm('weekly-race');
      await each.ticket({ stake, result: 'L' });
    }

    site.clock.set(MONDAY + 60_000);
    await site.platform.tick();
    await rival.ticket({ stake: 900_000n, result: 'L', settledAt: new Date(SATURDAY) });

    const winner = await aPromotionPlayer(site);
    expect(await winner.participation('weekly-race')).toMatchObject({ reward: '888.00', race: { last: { place: 1 } } });
  });

  it('is told of for four weeks after it: the first three, and the member’s own place', async () => {
    const winner = await aPromotionPlayer(site);
    const rival = await aPromotionPlayer(site, 'player2');
    for (const [each, stake] of [
      [winner, 300_000n],
      [rival, 200_000n],
    ] as const) {
      await each.confirm('weekly-race');
      await each.ticket({ stake, result: 'L' });
    }
    const pastAt = async (moment: number) => {
      site.clock.set(moment);
      return (await (await aPromotionPlayer(site, 'player2')).participation('weekly-race')).race?.past;
    };
    expect(await pastAt(SATURDAY)).toEqual([]);

    const week = {
      from: MONDAY - 7 * DAY_MS,
      to: MONDAY,
      places: [
        { place: 1, name: 'pl***1', prize: '888.00', isOwn: false },
        { place: 2, name: 'pl***2', prize: '588.00', isOwn: true },
      ],
    };
    expect(await pastAt(MONDAY)).toEqual([week]);
    expect(await pastAt(MONDAY + 27 * DAY_MS)).toEqual([week]);
    expect(await pastAt(MONDAY + 28 * DAY_MS)).toEqual([]);
  });

  it('is closed once by many who come at the same time', async () => {
    const player = await aPromotionPlayer(site);
    await player.confirm('weekly-race');
    await player.ticket({ stake: 300_000n, result: 'L' });
    site.clock.set(MONDAY);
    const winner = await aPromotionPlayer(site);
    const other = await aPromotionPlayer(site, 'player2');

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_each, index) => (index % 2 === 0 ? winner : other).participation('weekly-race')),
    );

    expect(answers.map(({ standing }) => standing)).toEqual(
      Array.from({ length: 8 }, (_each, index) => (index % 2 === 0 ? 'ready' : 'open')),
    );
  });

  it('lets a prize lapse with the week after', async () => {
    const player = await aPromotionPlayer(site);
    await player.confirm('weekly-race');
    await player.ticket({ stake: 300_000n, result: 'L' });

    site.clock.set(MONDAY + 7 * DAY_MS);

    expect(await (await aPromotionPlayer(site)).participation('weekly-race')).toMatchObject({ standing: 'open' });
  });
});

describe('agreeing to terms', () => {
  it('is for members, and for promotions that have terms', async () => {
    const player = await aPromotionPlayer(site);

    expect(await site.send(confirmInfoCall, { id: 'weekly-race' })).toMatchObject({ status_code: 6001 });
    expect(await player.confirm('daily-sign')).toMatchObject({ status_code: 6007 });
    expect(await player.confirm('nothing')).toMatchObject({ status_code: 6004 });
  });
});
