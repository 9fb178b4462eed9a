import { randomUUID } from 'node:crypto';
import naughty from 'big-list-of-naughty-strings';
import { stripHidden } from '@site/shared/input/plainText';
import { declaredCalls, type AnyCall } from '@site/testing/declaredCalls';
import { samplesOf } from '@site/testing/wireSamples';
import { uploadChatPictureCall } from '@site/shared/wire/chat';
import { addFeedbackCall, feedbackListCall, followUpFeedbackCall, uploadImageCall } from '@site/shared/wire/feedback';
import { disputeOrderCall } from '@site/shared/wire/funds';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { resourceCall } from '@site/shared/wire/resource';
import { SPORTS_METHODS } from '@site/shared/wire/sports';
import { check } from '@site/shared/wire/schema';
import { sealedSchema } from '@site/shared/wire/security';
import { preInfoCall } from '@site/shared/wire/site';
import { logoutCall } from '@site/shared/wire/login';
import { answerOf } from '../testing/answerOf';
import { sendRaw } from '../testing/sendRaw';
import { platformForTests } from '../testing/platformForTests';
import { createSafeCipher } from './safeCipher';

/** Value that an attacker sends in a field, as JSON. */
type Hostile = string;

const text = (value: string): Hostile => JSON.stringify(value);

const CONTROLS: readonly Hostile[] = ['\0', 'a\0b', '\u0007', '\u001b[31m', '\u007f', '\u0085', '\u009f', 'a\u000bb', '\ud800'].map(text);

/** Numbers that no field accepts. */
const IMPOSSIBLE_NUMBERS: readonly Hostile[] = ['1e308', '-1e308', '1e309', '9007199254740992', '-9007199254740993'];

/** Numbers and texts that some fields accept. The result depends on the field, but the platform must never fail. */
const ODD_NUMBERS: readonly Hostile[] = ['-1', '0', '-0', '0.5', '1.7e-300', '2147483648', '9007199254740991', '"1"', 'null', '[]', '{}'];
const ODD_TEXTS: readonly Hostile[] = [
  ...[
    '',
    ' ',
    'NaN',
    'Infinity',
    '-1',
    '0.5',
    '1e308',
    '9007199254740993',
    '9'.repeat(40),
    "' or 1=1 --",
    '%00',
    '\\u0000',
    '😀'.repeat(20),
  ],
  ...['x'.repeat(5_000), 'x'.repeat(100_000)],
]
  .map(text)
  .concat('null', '7', '[]');

/**
 * Amounts with an invisible character: zero-width, joining, changing the direction, or an emoji variation selector,
 * which digits allow too.
 */
const HIDDEN_AMOUNTS: readonly Hostile[] = [
  ...[
    '1.00\u200b',
    '\u200b1.00',
    '1.\u200d00',
    '1\u206000.00',
    '\ufeff1.00',
    '1.00\u202c',
    '1\u00ad.00',
    '1.00\u3164',
    '1\ufe0f.00',
    '\u200b',
  ],
].map(text);

const HUGE = text('x'.repeat(100_000));

type Place = readonly (string | number)[];

interface Attack {
  readonly body: string;
  readonly what: string;
}

const MARK = '⟨here⟩';

/** Returns the data as JSON with one value replaced. */
function withHostile(data: unknown, place: Place, hostile: Hostile): string {
  return JSON.stringify(replaceAt(data, place)).replace(JSON.stringify(MARK), () => hostile);
}

function replaceAt(data: unknown, [key, ...rest]: Place): unknown {
  if (key === undefined) return MARK;
  if (Array.isArray(data)) return data.map((item: unknown, index) => (index === key ? replaceAt(item, rest) : item));
  const fields = data as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: replaceAt(fields[key], rest) };
}

/** Returns the positions of texts and numbers in the data. */
function placesIn(data: unknown, place: Place = []): readonly { readonly place: Place; readonly type: 'string' | 'number' }[] {
  if (typeof data === 'string') return [{ place, type: 'string' }];
  if (typeof data === 'number') return [{ place, type: 'number' }];
  if (Array.isArray(data)) return data.flatMap((item, index) => placesIn(item, [...place, index]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => placesIn(value, [...place, key]));
}

interface Target {
  readonly name: string;
  readonly call: AnyCall;
  readonly samples: readonly unknown[];
  /** Returns true when the body matches the schema. */
  readonly takes: (body: unknown) => boolean;
}

const takenBy =
  (schema: AnyCall['request']) =>
  (body: unknown): boolean =>
    check(schema, body).issues === undefined;

const sports = Object.values(SPORTS_METHODS).map(({ method, request }) => ({
  name: `resourceCall ${method}`,
  call: resourceCall as AnyCall,
  samples: samplesOf(request).map((sample) => ({
    method,
    enName: 'CRTY',
    Request: { timestamp: 1, token: '', language: 'zh-CN', ip: '', ...(sample as object) },
  })),
  takes: (body: unknown) => takenBy(resourceCall.request)(body) && takenBy(request)((body as { readonly Request: unknown }).Request),
}));

const TARGETS: readonly Target[] = [
  ...declaredCalls().map(({ name, call }) => ({ name, call, samples: samplesOf(call.request), takes: takenBy(call.request) })),
  ...sports,
].filter(({ call }) => call.path !== logoutCall.path);

const POSTED = TARGETS.filter(({ call }) => call.method === 'POST');
const GOTTEN = TARGETS.filter(({ call }) => call.method === 'GET');

const site = platformForTests();
let token: string;

const signIn = async (): Promise<void> => {
  await site.sandbox('reset', {});
  token = await site.signIn('player1', 'player123');
};

async function codeOf(call: AnyCall, body: string): Promise<{ readonly status: number; readonly code: unknown }> {
  await site.platform.limits.clear();
  const response = await sendRaw(site.platform.url, call.path, body, { token, key: randomUUID() });
  const { status_code: code } = (await response.json()) as { status_code: unknown };
  return { status: response.status, code };
}

/** Returns the answers that are not allowed. */
async function failures(call: AnyCall, attacks: readonly Attack[], isRight: (code: unknown) => boolean): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { body, what } of attacks) {
    const { status, code } = await codeOf(call, body);
    if (status >= 500 || !isRight(code)) wrong.push(`${what}: ${String(status)} ${String(code)}`);
  }
  return wrong;
}

function attacksOn({ samples }: Pick<Target, 'samples'>, type: 'string' | 'number', hostile: readonly Hostile[]): readonly Attack[] {
  return samples.flatMap((sample) =>
    placesIn(sample)
      .filter((each) => each.type === type)
      .flatMap(({ place }) =>
        hostile.map((each) => ({ body: withHostile(sample, place, each), what: `${place.join('.')} = ${each.slice(0, 40)}` })),
      ),
  );
}

const { illegalParameter, invalidParameter, loginExpired, serverError } = RESPONSE_CODES;
const isIllegal = (code: unknown): boolean => code === illegalParameter;
const isRefused = (code: unknown): boolean => code === illegalParameter || code === invalidParameter;
const isNoFailure = (code: unknown): boolean => typeof code === 'number' && code !== serverError && code !== loginExpired;

/** Takes turns through the list: each field gets some values, and many fields get each value. */
function inTurn(target: Target, type: 'string' | 'number', hostile: readonly Hostile[]): readonly Attack[] {
  const turn = TARGETS.indexOf(target);
  const fields = attacksOn(target, type, ['null']).length;
  return attacksOn(target, type, hostile).filter((_, index) => {
    const [field, each] = [Math.floor(index / hostile.length), index % hostile.length];
    return (field + turn) % hostile.length === each || (fields === 1 && each < 2);
  });
}

const IS_WHOLE = process.env['WHOLE_LISTS'] === '1';

/** Share of odd values per call: all in `pnpm test:full`, otherwise one of ten. */
const ODD_PER_CALL = IS_WHOLE ? 1 : 10;

/** Returns values that the schema accepts, for the handler, and a few that it refuses. */
function odd(target: Target): readonly Attack[] {
  const all = [...attacksOn(target, 'number', ODD_NUMBERS), ...attacksOn(target, 'string', ODD_TEXTS)];
  const taken = all.filter(({ body }) => target.takes(JSON.parse(body)));
  const turn = TARGETS.indexOf(target);
  return [
    ...taken.filter((_, index) => index % ODD_PER_CALL === turn % ODD_PER_CALL),
    ...all.filter((attack) => !taken.includes(attack)).slice(0, 3),
  ];
}

/** Number of calls that share the list; in `pnpm test:full` each call gets all of it. */
const CALLS_PER_LIST = IS_WHOLE ? 1 : 75;

function partOfList(turn: number): readonly string[] {
  return naughty.filter((_, index) => index % CALLS_PER_LIST === turn % CALLS_PER_LIST);
}

/** Puts each string into all fields that accept it at once. */
function naughtyBodies(target: Target): readonly Attack[] {
  const own = partOfList(TARGETS.indexOf(target));
  return target.samples.flatMap((sample) => {
    const places = placesIn(sample).filter(({ type }) => type === 'string');
    return own.flatMap((string) => {
      const fits = places.filter(({ place }) => target.takes(JSON.parse(withHostile(sample, place, text(string)))));
      if (fits.length === 0) return [];
      const body = fits.reduce<unknown>((data, { place }) => JSON.parse(withHostile(data, place, text(string))), sample);
      return [{ body: JSON.stringify(body), what: `naughty ${string.slice(0, 40)}` }];
    });
  });
}

/** Returns the positions that accept an amount but not a word. */
function amountPlaces({ samples, takes }: Target): readonly string[] {
  const isTaken = (sample: unknown, place: Place, value: string) => takes(JSON.parse(withHostile(sample, place, text(value))));
  return samples.flatMap((sample) =>
    placesIn(sample)
      .filter(({ place }) => isTaken(sample, place, '1.00') && !isTaken(sample, place, 'x'))
      .map(({ place }) => place.join('.')),
  );
}

describe('hostile values', () => {
  beforeAll(signIn);
  afterAll(async () => {
    expect(await site.sandbox('ledger/audit')).toMatchObject({ exact: true });
  });
  /** Puts the values into a field that the call does not have. */
  const unknownField = (hostile: readonly Hostile[]) => hostile.map((each) => ({ body: `{"unknown":${each}}`, what: `unknown = ${each}` }));

  it.each(POSTED.map((target) => [target.name, target] as const))(
    'in any field of %s are refused where no field can mean them, and fail nowhere',
    async (_name, target) => {
      const { call } = target;
      const illegal = [...inTurn(target, 'string', CONTROLS), ...unknownField([...CONTROLS.slice(0, 1), '1e309'])];
      const nested = unknownField(['['.repeat(50_000) + ']'.repeat(50_000)]);
      const huge = attacksOn(target, 'string', [HUGE]).filter(({ what }) => !mayBeLong(call, what));

      expect(await failures(call, [...illegal, ...nested], isIllegal)).toEqual([]);
      expect(await failures(call, [...inTurn(target, 'number', IMPOSSIBLE_NUMBERS), ...huge], isRefused)).toEqual([]);
      expect(await failures(call, [...odd(target), ...naughtyBodies(target)], isNoFailure)).toEqual([]);
    },
  );

  it('are refused as amounts that hide a character, in every field of money', async () => {
    const met: string[] = [];
    for (const target of POSTED) {
      const places = amountPlaces(target);
      const attacks = attacksOn(target, 'string', HIDDEN_AMOUNTS).filter(({ what }) =>
        places.some((place) => what.startsWith(`${place} = `)),
      );
      expect([target.name, await failures(target.call, attacks, (code) => code === invalidParameter)]).toEqual([target.name, []]);
      met.push(...places.map((place) => `${target.name} ${place}`));
    }

    expect(met).toEqual([
      'payCall amount',
      'utcTransferCall coins',
      'autoTransferCall limit',
      'venueTransferCall amount',
      'setLimitCall limit',
      'sendPacketCall sum',
      'withdrawCall amount',
      'resourceCall quote Request.stake',
      'resourceCall place Request.stake',
      'resourceCall cashOutQuote Request.stake',
      'resourceCall autoCashOut Request.target',
      'resourceCall editBet Request.stake',
    ]);
  });

  it.each(GOTTEN.map(({ name, call }, turn) => [name, call, turn] as const))(
    'in the query of %s fail nowhere',
    async (_name, call, turn) => {
      const wrong: string[] = [];
      for (const string of partOfList(turn)) {
        const query = new URLSearchParams({ a: string, [string]: '1' }).toString();
        const response = await sendRaw(site.platform.url, `${call.path}?${query}`, '', { method: 'GET', token });
        const { status_code: code } = (await response.json()) as { status_code: unknown };
        if (response.status >= 500 || !isNoFailure(code)) wrong.push(`${string}: ${String(response.status)} ${String(code)}`);
      }

      expect(wrong).toEqual([]);
    },
  );

  it('sealed are refused as in the clear, and what is sealed in an address or a body fails nowhere', async () => {
    await site.sandbox('settings', { safeSwitchCbc: '1' });
    const { siteBaseConfig } = answerOf(preInfoCall, await site.send(preInfoCall, {}));
    const cipher = createSafeCipher(siteBaseConfig.cipherKey ?? '');
    const family = preInfoCall.path.split('/').slice(0, 4).join('/');
    const send = async (target: string, body: string) => {
      const address = Buffer.from(cipher.seal(target), 'base64').toString('base64url');
      const payload = JSON.stringify({ d: cipher.seal(body) });
      const response = await sendRaw(site.platform.url, `${family}/s/${address}`, payload, { token, headers: { safe: '1' } });
      const answer = check(sealedSchema, await response.json());
      const opened = answer.issues === undefined ? cipher.open(answer.value.d) : null;
      return { status: response.status, code: (JSON.parse(opened ?? '{}') as { status_code?: unknown }).status_code };
    };

    expect((await send(`POST ${preInfoCall.path}`, '{"unknown":"\\u0000"}')).code).toBe(illegalParameter);
    const wrong: string[] = [];
    for (const string of partOfList(0)) {
      for (const answer of [await send(`POST ${preInfoCall.path}`, string), await send(string, '{}')]) {
        if (answer.status >= 500 || answer.code === serverError) wrong.push(`${string}: ${String(answer.status)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('that are kept come back as they were written, without what is hidden', async () => {
    const written = naughty.filter((string) => !/[^\P{Cc}\t\n\r]|\p{Cs}/u.test(string));
    const parts = Array.from({ length: Math.ceil(written.length / 4) }, (_, part) => written.slice(part * 4, part * 4 + 4));
    const contents = parts.map((strings) => strings.join('\n').slice(0, 500)).filter((_, index) => IS_WHOLE || index % 12 === 0);
    for (const content of contents.filter((each) => each.trim().length >= 20)) {
      await site.platform.limits.clear();
      await site.send(addFeedbackCall, { type: 'other', content, images: [] }, { token, key: randomUUID() });
      const { list } = answerOf(feedbackListCall, await site.send(feedbackListCall, { pageNum: 1, pageSize: 1 }, { token }));
      expect(list[0]?.content).toBe(stripHidden(content));
    }
  });
});

/**
 * Returns true for an image and for the browser's data about itself, which the platform does not read. Both may be as
 * long as the whole call.
 */
function mayBeLong(call: AnyCall, what: string): boolean {
  return (
    ([uploadImageCall.path, disputeOrderCall.path, uploadChatPictureCall.path].includes(call.path) && what.startsWith('content')) ||
    (call.path === preInfoCall.path && what.startsWith('device.'))
  );
}

/** Returns line breaks and tabs for every field in `pnpm test:full`, otherwise one of the two for each. */
function breaksIn(target: Target): readonly Attack[] {
  const breaks = [text('a\nb'), text('a\tb')];
  return IS_WHOLE ? attacksOn(target, 'string', breaks) : inTurn(target, 'string', breaks);
}

describe('a request', () => {
  beforeAll(signIn);

  it('with tabs and line breaks is refused where a text is one line, and taken where it has several', async () => {
    const feedback = { type: 'other', content: 'ten characters,\n\tand two lines', images: [] };
    const send = async (body: object) => (await codeOf(addFeedbackCall, JSON.stringify(body))).code;

    expect(await send(feedback)).toBe(RESPONSE_CODES.success);
    expect(await send({ ...feedback, content: `${feedback.content}\u000b` })).toBe(illegalParameter);
    const followUp = JSON.stringify({ id: 'FK1', content: 'two\n\tlines', images: [] });
    expect((await codeOf(followUpFeedbackCall, followUp)).code).toBe(RESPONSE_CODES.notFound);
    const withLines = [addFeedbackCall.path, followUpFeedbackCall.path];
    for (const target of POSTED.filter((each) => !withLines.includes(each.call.path))) {
      const { call } = target;
      for (const { body, what } of breaksIn(target)) {
        expect([call.path, what, (await codeOf(call, body)).code]).toEqual([call.path, what, illegalParameter]);
      }
    }
  });

  it.each(['?a=%00', '?%1b=1', '?a=b%0d%0ac'])('with control characters in its query %j is refused', async (query) => {
    const path = '/fd/api/v1/bankCard/queryMemberBanksInfoList';
    const response = await sendRaw(site.platform.url, `${path}${query}`, '', { method: 'GET', token });

    expect(await response.json()).toMatchObject({ status_code: illegalParameter });
  });
});
