import { letterListCall } from '@site/shared/wire/letters';
import { setNoticeCall } from '@site/shared/wire/notices';
import { createSportsbook } from '../sportsbook';
import { aPlayer } from '../testing/aPlayer';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';

const site = platformForTests((dependencies) => createSportsbook(dependencies, () => []));

it('a settled ticket whose result was taken back is reported with the way to it, whatever the member has switched off', async () => {
  const token = await site.signIn('player1', 'player123');
  const player = await aPlayer(site.platform);
  await player.deposit('500.00');
  const markets = [{ w: 'M', prices: { MH: '2.00', MC: '3.50', MN: '3.20' } }];
  const { gameId } = (await site.sandbox('match/create', { startsInSeconds: 3_600, markets })) as { gameId: string };
  await player.place(await player.quote({ gameId, w: 'M', r: 'MH' }, '100.00'), '100.00');
  await site.sandbox('match/finish', { gameId, score: { home: 2, away: 0 } });
  await site.send(setNoticeCall, { kind: 'match', channel: 'inbox', isOn: false }, { token });

  expect(await site.sandbox('match/restore', { gameId, score: { home: 0, away: 0 } })).toEqual({ tickets: 1 });

  const { list } = answerOf(letterListCall, await site.send(letterListCall, { pageNum: 1, pageSize: 10, kind: 'notice' }, { token }));
  expect(list[0]).toMatchObject({ title: '注单重新结算', link: { to: 'ticket' } });
  expect(list[0]?.content).toContain(`注单 ${list[0]?.link?.id ?? '–'} 所投比赛的赛果已更正`);
});
