import { randomUUID } from 'node:crypto';
import { declaredCalls, type AnyCall } from '@site/shared/testing/declaredCalls';
import { samplesOf } from '@site/shared/testing/wireSamples';
import { addFeedbackCall, uploadImageCall } from '@site/shared/wire/feedback';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { resourceCall, SPORTS_METHODS } from '@site/shared/wire/sports';
import { preInfoCall } from '@site/shared/wire/site';
import { logoutCall } from '@site/shared/wire/user';
import { sendRaw } from '../testing/sendRaw';
import { startTestPlatform, type TestPlatform } from '../testing/startTestPlatform';

/** What an attacker writes into a field, as JSON. */
type Hostile = string;

const text = (value: string): Hostile => JSON.stringify(value);

const CONTROLS: readonly Hostile[] = ['\0', 'a\0b', '\u0007', '\u001b[31m', '\u007f', '\u0085', '\u009f', 'a\u000bb', '\ud800'].map(text);

/** Numbers that no field holds. */
const IMPOSSIBLE_NUMBERS: readonly Hostile[] = ['1e308', '-1e308', '1e309', '9007199254740992', '-9007199254740993'];

/** Numbers and texts that some field may hold: what becomes of them is up to the field, but never a failure of the platform. */
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

const HUGE = text('x'.repeat(100_000));

type Place = readonly (string | number)[];

interface Attack {
  readonly body: string;
  readonly what: string;
}

const MARK = '⟨here⟩';

/** The same data with one value replaced, as JSON. */
function withHostile(data: unknown, place: Place, hostile: Hostile): string {
  return JSON.stringify(replaceAt(data, place)).replace(JSON.stringify(MARK), () => hostile);
}

function replaceAt(data: unknown, [key, ...rest]: Place): unknown {
  if (key === undefined) return MARK;
  if (Array.isArray(data)) return data.map((item: unknown, index) => (index === key ? replaceAt(item, rest) : item));
  const fields = data as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: replaceAt(fields[key], rest) };
}

/** Where its texts and numbers are. */
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
}

const sports = Object.values(SPORTS_METHODS).map(({ method, request }) => ({
  name: `resourceCall ${method}`,
  call: resourceCall as AnyCall,
  samples: samplesOf(request).map((sample) => ({
    method,
    enName: 'CRTY',
    Request: { timestamp: 1, token: '', language: 'zh-CN', ip: '', ...(sample as object) },
  })),
}));

const TARGETS: readonly Target[] = [
  ...declaredCalls().map(({ name, call }) => ({ name, call, samples: samplesOf(call.request) })),
  ...sports,
].filter(({ call }) => call.method === 'POST' && call.path !== logoutCall.path);

let site: TestPlatform;
let token: string;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.stop());
const signIn = async (): Promise<void> => {
  await site.sandbox('reset', {});
  token = await site.signIn('player1', 'player123');
};

async function codeOf(call: AnyCall, body: string): Promise<{ readonly status: number; readonly code: unknown }> {
  site.platform.limits.clear();
  const response = await sendRaw(site.platform.url, call.path, body, { token, key: randomUUID() });
  const { status_code: code } = (await response.json()) as { status_code: unknown };
  return { status: response.status, code };
}

/** What was answered otherwise than it may be. */
async function failures(call: AnyCall, attacks: readonly Attack[], isRight: (code: unknown) => boolean): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { body, what } of attacks) {
    const { status, code } = await codeOf(call, body);
    if (status >= 500 || !isRight(code)) wrong.push(`${what}: ${String(status)} ${String(code)}`);
  }
  return wrong;
}

function attacksOn({ samples }: Target, type: 'string' | 'number', hostile: readonly Hostile[]): readonly Attack[] {
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

describe.each(TARGETS.map((target) => [target.name, target] as const))('%s', (_name, target) => {
  const { call } = target;
  beforeAll(signIn);
  /** Also as a field that the call does not have. */
  const unknownField = (hostile: readonly Hostile[]) => hostile.map((each) => ({ body: `{"unknown":${each}}`, what: `unknown = ${each}` }));

  it('refuses control characters in each of its fields', async () => {
    expect(await failures(call, [...attacksOn(target, 'string', CONTROLS), ...unknownField(CONTROLS)], isIllegal)).toEqual([]);
  });

  it('refuses numbers that are none in each of its fields', async () => {
    const attacks = attacksOn(target, 'number', IMPOSSIBLE_NUMBERS);

    expect(await failures(call, [...attacks, ...unknownField(['1e309', '9007199254740992'])], isRefused)).toEqual([]);
  });

  it('does not fail at odd numbers and texts in any of its fields', async () => {
    const attacks = [...attacksOn(target, 'number', ODD_NUMBERS), ...attacksOn(target, 'string', ODD_TEXTS)];

    expect(await failures(call, attacks, isNoFailure)).toEqual([]);
  });

  it('has a longest text in each of its fields', async () => {
    const attacks = attacksOn(target, 'string', [HUGE]).filter(({ what }) => !mayBeLong(call, what));

    expect(await failures(call, attacks, isRefused)).toEqual([]);
  });

  it('refuses values nested without end', async () => {
    expect(await failures(call, unknownField(['['.repeat(50_000) + ']'.repeat(50_000)]), isIllegal)).toEqual([]);
  });
});

/** An image, and what the browser says of itself, which the platform does not look at: as long as the whole call may be. */
function mayBeLong(call: AnyCall, what: string): boolean {
  return (
    (call.path === uploadImageCall.path && what.startsWith('content')) || (call.path === preInfoCall.path && what.startsWith('device.'))
  );
}

describe('a request', () => {
  beforeAll(signIn);

  it('with tabs and line breaks is refused where a text is one line, and taken where it has several', async () => {
    const feedback = { type: 'other', content: 'ten characters,\n\tand two lines', images: [] };
    const send = async (body: object) => (await codeOf(addFeedbackCall, JSON.stringify(body))).code;

    expect(await send(feedback)).toBe(RESPONSE_CODES.success);
    expect(await send({ ...feedback, content: `${feedback.content}\u000b` })).toBe(illegalParameter);
    for (const { call, samples } of TARGETS.filter((each) => each.call.path !== addFeedbackCall.path)) {
      for (const { body, what } of attacksOn({ name: '', call, samples }, 'string', [text('a\nb'), text('a\tb')])) {
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
