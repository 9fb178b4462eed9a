import { createSportsbook } from '../createSportsbook';
import { aPlayer } from '../../testing/aPlayer';
import { platformForTests } from '../../testing/platformForTests';

const site = platformForTests((dependencies) => createSportsbook(dependencies, () => []));

it('the site refuses a bet on a selection the score has decided, in the quote and in the placement', async () => {
  await site.signIn('player1', 'player123');
  const player = await aPlayer(site.platform);
  await player.deposit('100.00');
  const { gameId } = (await site.sandbox('match/create', { score: { home: 2, away: 1 }, half: { home: 1, away: 1 } })) as {
    gameId: string;
  };

  const quote = await player.quote({ gameId, w: 'LG', r: 'LGN' }, '10.00');
  const placed = await player.place(quote, '10.00');

  expect(quote.entries).toMatchObject([{ state: 'closed', refused: 'decided', ior: '' }]);
  expect(placed).toMatchObject({ state: 'rejected', reason: 'decided' });
  expect(await player.balance()).toMatchObject({ lockMoney: '0.00' });
});
