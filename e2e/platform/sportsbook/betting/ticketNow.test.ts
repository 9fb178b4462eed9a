import type { WirePlacement } from '@site/shared/wire/bets';
import { betTogether } from '../testing/combinedBets';
import { aMatchToCome } from '../testing/matches';
import { sportsbookForTests } from '../testing/sportsbookForTests';

const book = sportsbookForTests();

function numberOf(placed: WirePlacement): string {
  if (placed.state !== 'accepted') throw new Error(`the bet is ${placed.state}`);
  return placed.ticket.ticket_id;
}

it('tells what the same costs now and on which line, closed ones apart', async () => {
  const [member, first, second] = [await book.aMember(50_000n), await aMatchToCome(book), await aMatchToCome(book)];
  const ticketId = numberOf(await betTogether(book, member, [first.home, second.homeWins]));
  const since = new Date(book.clock.nowMs());
  const pricesNow = async () => (await book.sportsbook.ticketNow(ticketId, since))?.prices;
  expect(await pricesNow()).toEqual([
    { ior: '1.25', ratio: '0.5 / 1', strong: 'H' },
    { ior: '1.90', ratio: '', strong: '' },
  ]);

  await book.sandbox('price', { ...first.home, ratio: '0.5', strong: 'H', prices: { RH: '1.05', RC: '0.83' } });
  await book.sandbox('price', { ...second.homeWins, state: 'closed' });

  expect(await pricesNow()).toEqual([{ ior: '1.05', ratio: '0.5', strong: 'H' }, null]);
  expect(await book.sportsbook.ticketNow('0', since)).toBeNull();
});

it('counts each other member once who has bet on the very same since, in whichever order', async () => {
  const [sharer, one, two, first, second] = [
    await book.aMember(500_000n),
    await book.aMember(500_000n),
    await book.aMember(500_000n),
    await aMatchToCome(book),
    await aMatchToCome(book),
  ];
  const same = [first.home, second.home];
  await betTogether(book, one, same);
  book.clock.advance(1_000);
  const ticketId = numberOf(await betTogether(book, sharer, same));
  const since = new Date(book.clock.nowMs());
  const followers = async () => (await book.sportsbook.ticketNow(ticketId, since))?.followers;
  expect(await followers()).toBe(0);

  await betTogether(book, sharer, same);
  await book.bet(one, first.home);
  await betTogether(book, one, [first.home, second.away]);
  expect(await followers()).toBe(0);

  await betTogether(book, two, [second.home, first.home]);
  await betTogether(book, two, same);
  expect(await followers()).toBe(1);
  await betTogether(book, one, same);
  expect(await followers()).toBe(2);
});
