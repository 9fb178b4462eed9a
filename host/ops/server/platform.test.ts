import type { PlatformOrder } from '../deployment/platformDoor';
import { platformDoor } from '../deployment/platformDoor';
import { aService, closeServices } from './testing/serviceSetup';

afterEach(closeServices);

const SECRET = 'a secret of thirty-two characters';
const MUTE = { act: 'chat/restrict', body: { userId: 'u1', kind: 'mute', minutes: 10, reason: '刷屏' } };

/** Creates a service with a platform that accepts every command. */
async function aServiceOf(answers: Readonly<Record<string, object>> = {}) {
  const asked: { readonly path: string; readonly order?: PlatformOrder }[] = [];
  const token = {
    name: 'deploy',
    user: 'lin',
    commands: ['promote'],
    builds: ['default'],
    until: '2026-06-01T00:00:00.000Z',
    secret: 'ops_secret',
  };
  const { client } = await aService(
    {
      askPlatform: (path, order) => {
        asked.push({ path, ...(order && { order }) });
        return Promise.resolve(answers[path] ?? {});
      },
    },
    [token],
  );
  return { client, asked };
}

describe('what is done on the platform', () => {
  it('is asked of it in the name of who does it', async () => {
    const { client, asked } = await aServiceOf();
    const lin = await client('lin');

    expect((await lin.call('POST', '/api/platform', MUTE)).status).toBe(200);
    expect(asked).toEqual([{ path: 'chat/restrict', order: { body: MUTE.body, who: 'lin' } }]);
  });

  it('is for operators: viewers read, strangers and tokens are told nothing', async () => {
    const { client, asked } = await aServiceOf({
      desk: { rooms: [] },
      'member/%E6%99%A8%E6%98%9F': { name: '晨星' },
      'room/c1': { lines: [] },
      persons: { questions: [] },
      'chat/picture/p1': { content: 'AAAA' },
    });
    const he = await client('he');

    expect((await he.call('GET', '/api/platform')).body).toEqual({ rooms: [] });
    expect((await he.call('GET', `/api/platform/members/${encodeURIComponent('晨星')}`)).body).toEqual({ name: '晨星' });
    expect((await he.call('GET', '/api/platform/rooms/c1')).body).toEqual({ lines: [] });
    expect((await he.call('GET', '/api/platform/persons')).body).toEqual({ questions: [] });
    expect((await he.call('GET', '/api/platform/pictures/p1')).body).toEqual({ content: 'AAAA' });
    expect(await he.call('POST', '/api/platform', MUTE)).toMatchObject({ status: 403, body: { refusal: { code: 'not-allowed' } } });

    const stranger = await client();
    const bearer = { authorization: 'Bearer ops_secret' };
    for (const headers of [{}, bearer]) {
      const status = headers === bearer ? 403 : 401;
      expect((await stranger.call('GET', '/api/platform', undefined, headers)).status).toBe(status);
      expect((await stranger.call('GET', '/api/platform/members/player1', undefined, headers)).status).toBe(status);
      expect((await stranger.call('GET', '/api/platform/rooms/c1', undefined, headers)).status).toBe(status);
      expect((await stranger.call('GET', '/api/platform/pictures/p1', undefined, headers)).status).toBe(status);
      expect((await stranger.call('POST', '/api/platform', MUTE, headers)).status).toBe(status);
    }
    expect(asked.filter(({ order }) => order !== undefined)).toEqual([]);
    expect(asked).toHaveLength(5);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['no page at all', { origin: '' }],
    ['the site itself', { origin: 'http://localhost:4100' }],
  ])('is not believed of %s', async (_case, headers) => {
    const { client, asked } = await aServiceOf();

    expect((await (await client('lin')).call('POST', '/api/platform', MUTE, headers)).status).toBe(403);
    expect(asked).toEqual([]);
  });

  it.each(['kill', 'chat/../../sandbox/kill', '../sandbox/reset', 'member/x/balance', ''])(
    'is none of its other commands: %s',
    async (act) => {
      const { client, asked } = await aServiceOf();

      expect(await (await client('lin')).call('POST', '/api/platform', { act, body: {} })).toMatchObject({
        status: 400,
        body: { refusal: { code: 'not-understood' } },
      });
      expect(asked).toEqual([]);
    },
  );
});

describe('the platform’s door', () => {
  const answering = (status: number, body: object, sent: { url: string; init: RequestInit }[] = []) =>
    platformDoor({
      origin: 'http://127.0.0.1:4183',
      secret: SECRET,
      fetch: (url, init = {}) => {
        sent.push({ url: url as string, init });
        return Promise.resolve(Response.json(body, { status }));
      },
    });

  it('is given the secret, and who asks, also one whose name is no header’s', async () => {
    const sent: { url: string; init: RequestInit }[] = [];

    expect(await answering(200, { ok: true }, sent)('chat/level', { body: { level: 3 }, who: '林' })).toEqual({ ok: true });
    expect(sent).toMatchObject([
      {
        url: 'http://127.0.0.1:4183/operator/chat/level',
        init: {
          method: 'POST',
          body: '{"level":3}',
          headers: { authorization: `Bearer ${SECRET}`, 'x-operator': '%E6%9E%97' },
        },
      },
    ]);
  });

  it('says what the platform would not do, and that it does not answer, without the secret', async () => {
    await expect(answering(400, { error: 'nothing has this name' })('member/x')).rejects.toMatchObject({
      code: 'platform-refused',
      message: 'nothing has this name',
    });
    const shut = platformDoor({ origin: 'http://127.0.0.1:4183', secret: SECRET, fetch: () => Promise.reject(new Error('down')) });
    const refusal = await shut('desk').catch((error: unknown) => error as Error & { readonly code: string });
    expect(refusal).toMatchObject({ code: 'platform-unreachable', message: expect.stringContaining('PLATFORM_OPERATOR') as string });
    expect(JSON.stringify(refusal) + String(refusal)).not.toContain(SECRET);
  });
});
