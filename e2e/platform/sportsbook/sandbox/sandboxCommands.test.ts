import { aMatchInPlay, aMatchToCome } from '../testing/matches';
import { openSportsbook } from '../testing/openSportsbook';
import { sportsbookForTests } from '../testing/sportsbookForTests';

const book = sportsbookForTests();

describe('match commands', () => {
  it('play a match six hundred times as fast, to its own end, and settle on it', async () => {
    const member = await book.aMember(50_000n);
    const { gameId } = await book.sandbox('create', { startsInSeconds: 60, kind: 'natural' });
    await book.bet(member, { gameId, w: 'M', r: 'MH' }, { policy: 'tolerance' });
    await book.sandbox('speed', { gameId, speed: 600 });

    await book.pass(60_000);
    expect(await book.sandbox('state', { gameId })).toMatchObject({ phase: 'RB', period: 'first-half' });
    await book.pass(12_000);

    expect(await book.sandbox('state', { gameId })).toMatchObject({ period: 'finished', end: { as: 'finished' } });
    expect(await book.ticketOf(member)).toMatchObject({ state: 'settled' });
  });

  it('keep the half-time score a match has when only the final one is given', async () => {
    const { gameId } = await aMatchInPlay(book, { score: { home: 2, away: 1 }, half: { home: 2, away: 0 } });

    await book.sandbox('finish', { gameId, score: { home: 3, away: 1 } });

    expect(await book.sandbox('state', { gameId })).toMatchObject({ end: { final: { home: 3, away: 1 }, half: { home: 2, away: 0 } } });
  });

  it('give a fixed market back to the model', async () => {
    const { gameId, home } = await aMatchInPlay(book);
    const member = await book.aMember(0n);
    const [fixed] = (await book.quote(member, home)).entries;

    await book.sandbox('price', { gameId, w: 'RE', prices: { REH: '0.50', REC: '1.36' } });
    expect((await book.quote(member, home)).entries).toMatchObject([{ ior: '0.50', state: 'open' }]);
    await book.sandbox('price', { gameId, w: 'RE', state: 'suspended' });
    expect((await book.quote(member, home)).entries).toMatchObject([{ state: 'suspended' }]);
    await book.sandbox('free-price', { gameId, w: 'RE' });

    const [free] = (await book.quote(member, home)).entries;
    expect(free).toMatchObject({ state: 'open' });
    expect(free?.ior).not.toBe('0.50');
    expect(fixed?.ior).toBe('0.95');
  });

  it.each([
    ['goal', { gameId: '1', side: 'H' }],
    ['goal', { gameId: '207780400', side: 'middle' }],
    ['price', { gameId: '1000000000', w: 'XX' }],
    ['price', { gameId: '1000000000', w: 'RE', prices: { ROUC: '0.95' } }],
    ['create', { leagueId: 1 }],
    ['speed', { gameId: '1000000000', speed: 0 }],
  ])('refuse a %s of %j with 400', async (command, body) => {
    await expect(book.sandbox(command, body)).rejects.toMatchObject({ name: 'SandboxRefusal', statusCode: 400 });
  });

  it('refuse to touch a match that has ended', async () => {
    const { gameId } = await aMatchInPlay(book);
    await book.sandbox('finish', { gameId });

    await expect(book.sandbox('goal', { gameId, side: 'H' })).rejects.toMatchObject({ statusCode: 400 });
  });

  it('tune the danger window', async () => {
    expect(await book.sandbox('settings', { dangerWindowMs: 0 })).toMatchObject({ dangerWindowMs: 0, suspensionMs: 8_000 });
    const [member, { home }] = [await book.aMember(50_000n), await aMatchInPlay(book)];

    await book.bet(member, home);
    await book.pass(0);

    expect(await book.ticketOf(member)).toMatchObject({ state: 'open' });
    await book.sandbox('settings', { dangerWindowMs: 5_000 });
  });
});

describe('the exchange rate', () => {
  it('is fixed for the business day by its first use', async () => {
    let rate = '7.1000';
    const day = await openSportsbook({ usdCny: () => Promise.resolve(rate) });
    try {
      const [member, match] = [await day.aMember(0n), await aMatchToCome(day)];
      const selection = match.homeWins;
      await day.quote(member, selection);

      rate = '0.0100';
      await day.pass(61_000);
      expect((await day.quote(member, selection)).entries).toMatchObject([{ max: '50000.00' }]);

      // The next day 1.5 million USD at 0.0100 are 15,000 yuan, and one yuan wins 0.90.
      await day.pass(24 * 3_600_000);
      const { homeWins } = await aMatchToCome(day);
      expect((await day.quote(member, homeWins)).entries).toMatchObject([{ max: '16666.00' }]);
    } finally {
      await day.close();
    }
  });
});
