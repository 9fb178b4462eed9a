import { letterListCall } from '@site/shared/wire/letters';
import type { WireTicket } from '@site/shared/wire/tickets';
import { createSportsbook } from '../sportsbook';
import { aPlayer } from '../testing/aPlayer';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';

const site = platformForTests((dependencies) => createSportsbook(dependencies, () => []));

it('a ticket that was cashed out by its target is told by one letter, with the way to it and what was paid', async () => {
  const token = await site.signIn('player1', 'player123');
  const player = await aPlayer(site.platform);
  await player.deposit('500.00');
  const market = { w: 'RE', ratio: '0 / 0.5', strong: 'H' };
  const { gameId } = (await site.sandbox('match/create', {
    score: { home: 1, away: 0 },
    half: { home: 0, away: 0 },
    markets: [{ ...market, prices: { REH: '0.95', REC: '0.91' } }],
  })) as { gameId: string };
  await player.place(await player.quote({ gameId, w: 'RE', r: 'REH' }, '100.00'), '100.00');
  await site.sandbox('clock', { advanceMs: 5_000 });
  const { list: bets } = (await player.sports('openBets', {})) as { list: readonly WireTicket[] };
  const id = bets[0]?.ticket_id ?? '';
  expect(await player.sports('autoCashOut', { ticket_id: id, target: '100.00' })).toMatchObject({ state: 'set' });
  await site.sandbox('match/price', { gameId, ...market, prices: { REH: '0.80', REC: '1.11' } });
  await site.sandbox('clock', { advanceMs: 6_000 });
  await site.sandbox('tick', {});

  const { list } = answerOf(letterListCall, await site.send(letterListCall, { pageNum: 1, pageSize: 10, kind: 'notice' }, { token }));
  const told = list.filter(({ title }) => title === '注单已自动提前结算');
  expect(told).toMatchObject([{ link: { to: 'ticket', id } }]);
  expect(told[0]?.content).toContain(`注单 ${id} 已按您设定的 100 元自动提前结算，返还 103.35 元`);
});
