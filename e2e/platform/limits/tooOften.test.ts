import { createHash, randomUUID } from 'node:crypto';
import type { RequestOf } from '@site/shared/wire/call';
import { addFeedbackCall } from '@site/shared/wire/feedback';
import { payCall } from '@site/shared/wire/funds';
import { CODE_TYPES, sendCodeToMemberCall } from '@site/shared/wire/codes';
import { letterReadAllCall } from '@site/shared/wire/letters';
import { registerCall } from '@site/shared/wire/registration';
import { withdrawalsCall } from '@site/shared/wire/withdrawals';
import type { Envelope } from '@site/shared/wire/envelope';
import { sql } from 'kysely';
import { aCodeRequest } from '../testing/aCodeRequest';
import { sendRaw } from '../testing/sendRaw';
import { platformForTests } from '../testing/platformForTests';

const TOO_OFTEN = { status_code: 6011, data: null };

const site = platformForTests();
let token: string;

beforeEach(async () => {
  await site.sandbox('reset', {});
  site.clock.freeze();
  // This time is far from the end of an hour and a day, so that no window ends during a test.
  site.clock.set(Date.UTC(2026, 10, 21, 4, 15, 20));
  token = await site.signIn('player1', 'player123');
});

const codesOf = (answers: readonly Envelope[]) => answers.map(({ status_code: code }) => code);
const countOf = (answers: readonly Envelope[], wanted: number) => codesOf(answers).filter((code) => code === wanted).length;
const messages = async () => ((await site.sandbox('messages')) as { messages: readonly unknown[] }).messages;
const from = (ip: string) => ({ 'x-forwarded-for': ip });

async function inTurn(count: number, work: (index: number) => Promise<Envelope>): Promise<readonly Envelope[]> {
  const answers: Envelope[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await work(index));
  return answers;
}

const aNumber = (index: number) => `8613900${index.toString().padStart(6, '0')}`;
async function askForCode(number: string, as = token, ip = '203.0.113.1'): Promise<Envelope> {
  return site.send(sendCodeToMemberCall, await aCodeRequest(site, { number, type: CODE_TYPES.bindPhone }), {
    token: as,
    headers: from(ip),
  });
}

/** Registers a new member from a separate address. */
async function aNewMember(index: number): Promise<string> {
  const name = `linhai${(10 + index).toString()}`;
  const password = createHash('md5').update('linhai888').digest('hex');
  const facts = {
    name,
    password,
    secondPassword: password,
    kaptchcate: '',
    codeId: '',
    code: '',
    domain: 'site.example',
    rCode: '',
    iCode: '',
  };
  const answer = await site.send(registerCall, facts as RequestOf<typeof registerCall>, {
    headers: from(`198.51.100.${index.toString()}`),
  });
  expect(answer).toMatchObject({ status_code: 6000 });
  return site.signIn(name, 'linhai888');
}

describe('codes', () => {
  it('to thirty strangers’ numbers in a row by one member are refused after the fifth', async () => {
    const answers = await inTurn(30, (index) => askForCode(aNumber(index)));

    expect(countOf(answers, 6000)).toBe(5);
    expect(answers.at(-1)).toEqual({ ...TOO_OFTEN, message: '操作过于频繁，请 45 分钟后再试' });
    expect(await messages()).toHaveLength(5);
  });

  it('to thirty strangers’ numbers at once are not more', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => askForCode(aNumber(index))));

    expect(countOf(answers, 6000)).toBe(5);
  });

  it('to the numbers a member has asked for go on', async () => {
    await inTurn(6, (index) => askForCode(aNumber(index)));
    site.clock.advance(60_000);

    expect(await askForCode(aNumber(0))).toMatchObject({ status_code: 6000 });
    expect(await askForCode(aNumber(9))).toMatchObject(TOO_OFTEN);
  });
});

it('codes to many numbers by several members behind one address are refused after the twentieth', async () => {
  const members = await Promise.all([1, 2, 3, 4, 5].map(aNewMember));
  const askAll = (as: string, of: number) => inTurn(5, (index) => askForCode(aNumber(of * 5 + index), as));
  for (const [index, member] of members.slice(0, 4).entries()) expect(countOf(await askAll(member, index), 6000)).toBe(5);

  const [fifth] = members.slice(-1);

  expect(countOf(await askAll(fifth ?? '', 4), 6011)).toBe(5);
  expect(await askForCode(aNumber(20), fifth, '203.0.113.2')).toMatchObject({ status_code: 6000 });
});

describe('questions about keys', () => {
  const ask = (key: string) => site.send(withdrawalsCall, { key }, { token });
  const kept = async () =>
    (await sql<{ count: number }>`select count(*)::integer as count from idempotency_key`.execute(site.db)).rows[0]?.count;

  it('that never were sent close a hundred an hour, and no more are kept', async () => {
    const answers = await Promise.all(Array.from({ length: 130 }, () => ask(randomUUID())));

    expect(countOf(answers, 6000)).toBe(100);
    expect(countOf(answers, 6011)).toBe(30);
    expect(await kept()).toBe(100);
  });

  it('about one key are answered as often as they are asked', async () => {
    const key = randomUUID();

    expect(countOf(await Promise.all(Array.from({ length: 130 }, () => ask(key))), 6000)).toBe(130);
  });
});

describe('feedback', () => {
  const send = (index: number, key = randomUUID()) =>
    site.send(addFeedbackCall, { type: 'other', content: `这是今天的第 ${index.toString()} 条反馈内容`, images: [] }, { token, key });

  it('is taken ten times an hour', async () => {
    expect(countOf(await inTurn(12, (index) => send(index)), 6000)).toBe(10);

    site.clock.advance(45 * 60_000);
    expect(await send(13)).toMatchObject({ status_code: 6000 });
  });

  it('that was taken is answered again under its key, where there is no room for another', async () => {
    const key = randomUUID();
    const first = await send(0, key);
    await inTurn(9, (index) => send(index + 1));
    expect(await send(10)).toMatchObject(TOO_OFTEN);

    expect(await send(0, key)).toEqual(first);
  });
});

describe('orders', () => {
  const order = (key = randomUUID()) => site.send(payCall, { type: 'bankCard', amount: '100.00' }, { token, key });

  it('come a hundred times a minute, however many are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 150 }, () => order()));

    expect(countOf(answers, 6011)).toBe(50);
  });

  it('of one member leave room for another', async () => {
    await Promise.all(Array.from({ length: 101 }, () => order()));
    expect(await order()).toMatchObject(TOO_OFTEN);
    token = await site.signIn('player2', 'player234');

    expect((await order()).status_code).not.toBe(6011);
  });
});

describe('an answer for too often', () => {
  it('has status 429, the time to wait, and the envelope in both languages', async () => {
    const send = (language: string) => sendRaw(site.platform.url, letterReadAllCall.path, '{}', { token, headers: { language } });
    await Promise.all(Array.from({ length: 300 }, () => send('zh-CN')));

    const refused = await send('zh-CN');

    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('40');
    expect(await refused.json()).toEqual({ ...TOO_OFTEN, message: '操作过于频繁，请 40 秒后再试' });
    expect(await (await send('zh-TW')).json()).toEqual({ ...TOO_OFTEN, message: '操作過於頻繁，請 40 秒後再試' });
    site.clock.advance(40_000);
    expect((await send('zh-CN')).status).toBe(200);
  });
});
