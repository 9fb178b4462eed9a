import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { captchaTypeCall, sliderCheckCall, sliderPuzzleCall } from '@site/shared/wire/captcha';
import { loginCall } from '@site/shared/wire/login';
import { SILENT_LOG } from '../kernel';
import { answerOf } from '../testing/answerOf';
import { aLogin } from '../testing/sendRaw';
import { startTestPlatform, type TestPlatform } from '../testing/startTestPlatform';
import { createGeeTest } from './geetest';

const ID = '0123456789abcdef0123456789abcdef';
const KEY = 'fedcba9876543210fedcba9876543210';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly type: string;
  readonly form: Readonly<Record<string, string>>;
}

/** Local GeeTest server that follows GeeTest's documentation. */
interface StandIn {
  readonly origin: string;
  readonly asked: Asked[];
  answer: { status: number; body: string; location?: string };
  stop(): Promise<void>;
}

async function startStandIn(): Promise<StandIn> {
  const asked: Asked[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      asked.push({ method, path: url, type: headers['content-type'] ?? '', form: Object.fromEntries(new URLSearchParams(body)) });
      const { status, body: answer, location } = standIn.answer;
      response.writeHead(status, { 'content-type': 'application/json', ...(location === undefined ? {} : { location }) }).end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: StandIn = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: { status: 200, body: '' },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return standIn;
}

let geetest: StandIn;
let site: TestPlatform;

beforeAll(async () => {
  geetest = await startStandIn();
  site = await startTestPlatform(undefined, [], undefined, geetest.origin);
});
afterAll(async () => {
  await site.stop();
  await geetest.stop();
});
beforeEach(async () => {
  await site.sandbox('reset', {});
  await site.sandbox('settings', { captcha: 'slider', captchaProvider: 'geetest', captchaId: ID, captchaKey: KEY });
  geetest.asked.length = 0;
  geetest.answer = { status: 200, body: JSON.stringify({ status: 'success', result: 'success', reason: '', captcha_args: {} }) };
});

const LOGIN = 4;
const proof = (lot_number = 'lot-1') => ({
  lot_number,
  captcha_output: 'output+/=',
  pass_token: 'token',
  gen_time: '1796000000',
  validate_way: 'geetest' as const,
  ktype: LOGIN as 4,
  name: 'player1',
});
const handIn = (lot?: string) => site.send(sliderCheckCall, proof(lot));

describe('where GeeTest makes the sliders', () => {
  it('the client gets the id', async () => {
    const start = { ktype: LOGIN as 4, name: 'player1', password: 'a'.repeat(32) };

    const answer = answerOf(captchaTypeCall, await site.send(captchaTypeCall, start));

    expect(answer).toEqual({ kaptchcate: '2', provider: { name: 'geetest', captchaId: ID } });
    expect(JSON.stringify(answer)).not.toContain(KEY);
  });

  it('what the browser brought is checked there, signed, and is a pass', async () => {
    const pass = answerOf(sliderCheckCall, await handIn());

    expect(geetest.asked).toEqual([
      {
        method: 'POST',
        path: `/validate?captcha_id=${ID}`,
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        form: {
          lot_number: 'lot-1',
          captcha_output: 'output+/=',
          pass_token: 'token',
          gen_time: '1796000000',
          sign_token: createHmac('sha256', KEY).update('lot-1').digest('hex'),
        },
      },
    ]);
    expect(await site.send(loginCall, { ...aLogin('player1', 'player123'), kaptchcate: '2', ...pass })).toMatchObject({
      status_code: 6000,
    });
  });

  it('one lot is valid once, and is not asked about again', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => handIn()));

    expect(answers.map(({ status_code }) => status_code).sort()).toEqual([6000, 6022, 6022]);
    expect(geetest.asked).toHaveLength(1);
  });

  it('a redirect is not followed', async () => {
    geetest.answer = { status: 307, body: '{}', location: `${geetest.origin}/elsewhere` };

    await handIn();

    expect(geetest.asked.map(({ path }) => path)).toEqual([`/validate?captcha_id=${ID}`]);
  });

  it('what it finds wrong is refused', async () => {
    geetest.answer = { status: 200, body: JSON.stringify({ status: 'success', result: 'fail', reason: 'pass_token expire' }) };

    expect(await handIn()).toMatchObject({ status_code: 6022, message: '安全验证未通过，请重试' });
  });

  it.each([
    ['fails', { status: 500, body: '{}' }],
    ['answers no JSON', { status: 200, body: '<html>' }],
    ['answers something else', { status: 200, body: '{"status":"success"}' }],
    ['does not know us', { status: 200, body: '{"status":"error","code":"-50005","msg":"illegal captcha_id"}' }],
  ])('no request passes while it %s', async (_how, answer) => {
    geetest.answer = answer;

    expect(await handIn()).toMatchObject({ status_code: 6022, message: '安全验证服务暂时不可用，请稍后再试' });
  });

  it('no request passes while the server cannot be reached', async () => {
    const gone = createGeeTest('http://127.0.0.1:9', SILENT_LOG);

    const verdict = await gone.verify({ id: ID, key: KEY }, { lotNumber: 'l', captchaOutput: 'o', passToken: 't', genTime: '1' });

    expect(verdict).toBe('unreachable');
  });

  it('our own puzzles are not shown, and not taken', async () => {
    expect(await site.send(sliderPuzzleCall, { ktype: LOGIN, name: 'player1' })).toMatchObject({ status_code: 6003 });
    expect(await site.send(sliderCheckCall, { ...proof(), validate_way: 'builtin' })).toMatchObject({ status_code: 6022 });
  });

  it('an operator without an account there has our own', async () => {
    await site.sandbox('settings', { captchaKey: '' });

    expect(await site.send(sliderPuzzleCall, { ktype: LOGIN, name: 'player1' })).toMatchObject({ status_code: 6000 });
    expect(await handIn()).toMatchObject({ status_code: 6022 });
    expect(geetest.asked).toEqual([]);
  });
});
