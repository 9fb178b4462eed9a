import { HEADERS } from '@site/shared/wire/envelope';
import { liveMatchDetailCall } from '@site/shared/wire/liveMatch';
import { type WireMatch } from '@site/shared/wire/matches';
import { resourceCall } from '@site/shared/wire/resource';
import { createSportsbook } from '../sportsbook';
import { openSocket } from '../testing/openSocket';
import { platformForTests } from '../testing/platformForTests';

// The calendar is empty, because one match is enough.
const site = platformForTests((dependencies) => createSportsbook(dependencies, () => []));

beforeAll(async () => {
  await site.sandbox('match/create', { home: 'Arsenal', away: 'Chelsea', startsInSeconds: 3600 });
});

const ask = (method: string, fields: object, token = '') =>
  site.send(resourceCall, { method, enName: 'CRTY', Request: { timestamp: 1, token, language: 'zh-cn', ip: '', ...fields } });

async function aMatch(): Promise<WireMatch> {
  const { data } = await ask('matches', { sport: 'FT', phase: 'FT' });
  const [match] = (data as { readonly matches: readonly WireMatch[] }).matches;
  if (match === undefined) throw new Error('the calendar has no match');
  return match;
}

describe('a guest', () => {
  it('reads leagues, matches, one match and its markets', async () => {
    const { gameId, team_h: home } = await aMatch();

    expect(await ask('leagues', { sport: 'FT', phase: 'RB' })).toMatchObject({ status_code: 6000, data: { sports: { BK: 0 } } });
    expect(await ask('match', { gameId })).toMatchObject({ status_code: 6000, data: { match: { gameId, team_h: home } } });
    expect(await ask('markets', { gameId })).toMatchObject({ status_code: 6000 });
  });

  it('reads the timeline of a match, and gets an error where there is none [R-API-095]', async () => {
    const { gameId } = await aMatch();

    expect(await site.send(liveMatchDetailCall, { gameId })).toMatchObject({
      status_code: 6000,
      data: { gameId, events: [], statistics: [] },
    });
    expect(await site.send(liveMatchDetailCall, { gameId: '12345670' })).toMatchObject({ status_code: 6004 });
  });

  it.each([
    ['quote', { mode: 'single', oddsType: 'H', selections: [{ gameId: '1', w: 'R', r: 'RH' }] }],
    ['openBets', {}],
    ['results', { pageNum: 1, pageSize: 10 }],
    ['outcome', { key: '5b1f2c9e-0000-4000-8000-000000000001' }],
  ])('is asked to log in by %s', async (method, fields) => {
    expect(await ask(method, fields)).toMatchObject({ status_code: 6001 });
  });

  it('reads and follows the names in traditional characters where that is the language [R-API-089]', async () => {
    await site.sandbox('match/create', { home: '海岸联队', away: '马德里', startsInSeconds: 3600 });
    const request = { timestamp: 1, token: '', language: 'zh-tw', ip: '', sport: 'FT', phase: 'FT' };
    const body = { method: 'matches', enName: 'CRTY', Request: request } as const;

    const { data } = await site.send(resourceCall, body, { headers: { [HEADERS.language]: 'zh-tw' } });
    const match = (data as { readonly matches: readonly WireMatch[] }).matches.find(({ team_h }) => team_h === '海岸聯隊');
    expect(match).toMatchObject({ team_c: '馬德里' });
    expect(match?.markets.map(({ w }) => w)).toContain('R');

    const socket = await openSocket(`${site.platform.url}/stream/api/v1/odds?language=zh-tw`);
    try {
      socket.send({ type: 'watch', matches: [match?.gameId], lists: [] });
      expect(await socket.next()).toMatchObject({
        type: 'snapshot',
        match: { gameId: match?.gameId, team_h: '海岸聯隊', team_c: '馬德里' },
      });
    } finally {
      await socket.close();
    }
  });

  it('follows the live odds of a match', async () => {
    const { gameId } = await aMatch();
    const socket = await openSocket(`${site.platform.url}/stream/api/v1/odds`);
    try {
      socket.send({ type: 'watch', matches: [gameId], lists: [{ sport: 'FT', phase: 'RB' }] });

      expect(await socket.next()).toMatchObject({ type: 'snapshot', match: { gameId } });
    } finally {
      await socket.close();
    }
  });
});
