import type { CallFailure } from '@site/shared/contract/http';
import { declaredCalls, sportsCalls, type AnyCall } from '@site/testing/declaredCalls';
import { breakData, samplesOf, toJson } from '@site/testing/wireSamples';
import { resourceCall } from '@site/shared/wire/resource';
import { createLogger, type LogEntry } from '../services/createLogger';
import { answered } from '../testing/aShell';
import { createTransport } from './createTransport';
import type { FailedCall } from './reactToError';
import { createServerClock } from './serverClock';
import { aNetwork, type NetworkAnswer } from './testing/aNetwork';

const KEY = '6f1c0e52-7b1e-4c58-9a3f-0d2c5b7e9a11';

const CALLS = [...declaredCalls(), ...sportsCalls(resourceCall)].map(({ name, call }) => [name, call] as const);

/** Sends one call with a valid request and this answer. Returns its result, and what was shown and logged. */
async function ask(call: AnyCall, answer: NetworkAnswer) {
  const shown: { failure: CallFailure; call: Pick<FailedCall, 'path'> }[] = [];
  const logged: LogEntry[] = [];
  const http = createTransport({
    adapter: aNetwork(() => Promise.resolve(answer)),
    safeSwitch: { seal: (request) => Promise.resolve(request), open: (opened) => Promise.resolve(opened) },
    decrypted: { isInUse: () => false, read: () => Promise.resolve(undefined), keep: () => Promise.resolve() },
    caller: () => ({ version: '1.0.0', siteId: '1', token: '', language: 'zh-cn' }),
    now: () => 0,
    clock: createServerClock(() => 0),
    logger: createLogger(
      (entry) => logged.push(entry),
      () => 0,
    ),
    newId: () => 'request-1',
    onExpired: () => undefined,
    onFailure: (failure, _reaction, { path }) => shown.push({ failure, call: { path } }),
  });
  const [request] = samplesOf(call.request);
  const result = await http.send(call, request, { idempotencyKey: KEY });
  return { result, shown, logged };
}

/** Returns what is wrong with the handling of a broken answer, or `undefined` if it was correct. */
async function misjudged(call: AnyCall, answer: NetworkAnswer, is: CallFailure['kind']): Promise<string | undefined> {
  const { result, shown, logged } = await ask(call, answer);
  if (result.ok) return 'believed';
  if (result.failure.kind !== is) return result.failure.kind;
  if (shown.length !== 1 || shown[0]?.call.path !== call.path) return 'not shown once';
  const [entry] = logged;
  return logged.length === 1 && entry?.message === 'call failed' && entry.fields['path'] === call.path ? undefined : 'not logged';
}

/** Bodies without an envelope, or with an empty one. */
const NO_ENVELOPES: readonly (readonly [string, string])[] = [
  ['an HTML page', '<!doctype html><title>502</title><h1>Bad Gateway</h1>'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a list of an envelope', '[{"status_code":6000,"data":{}}]'],
  ['a text', '"6000"'],
  ['a number', '6000'],
  ['an empty object', '{}'],
  ['a code that is text', '{"status_code":"6000","data":{}}'],
  ['a code beyond all numbers', '{"status_code":1e309,"data":{}}'],
  ['a code that is absurd', '{"status_code":1152921504606846976,"data":{}}'],
  ['a message that is a list', '{"status_code":6000,"data":{},"message":[]}'],
];

const envelope = (data: unknown) => toJson({ status_code: 6000, data, message: '' });

/** Returns true for the resource call, which leaves validation to its methods, which are in the table beside it. */
const isOpen = (call: AnyCall) => call === resourceCall;

describe.each(CALLS)('%s', (_name, call) => {
  it('returns valid data to its caller', async () => {
    for (const data of samplesOf(call.response))
      expect(await ask(call, answered(envelope(data)))).toMatchObject({ result: { ok: true, data } });
  });

  it('is shown and logged where the answer is no envelope, or half of one', async () => {
    const [data] = samplesOf(call.response);
    const whole = envelope(data);
    const halves = [1, Math.floor(whole.length / 2), whole.length - 1].map(
      (end) => [`cut at ${String(end)}`, whole.slice(0, end)] as const,
    );
    const wrong: unknown[] = [];
    for (const [what, text] of [...NO_ENVELOPES, ...halves]) {
      const problem = await misjudged(call, answered(text), 'malformed');
      if (problem !== undefined) wrong.push([what, problem]);
    }

    expect(wrong).toEqual([]);
  });

  it('is shown and logged where data is missing, of another shape, or absurd', async () => {
    const broken = isOpen(call) ? [] : [{ what: 'no data', data: undefined }, ...breakData(call.response)];
    const wrong: unknown[] = [];
    for (const { what, data } of broken) {
      const problem = await misjudged(call, answered(envelope(data)), 'malformed');
      if (problem !== undefined) wrong.push([what, problem]);
    }

    expect(wrong).toEqual([]);
  });

  it.each<[string, NetworkAnswer, CallFailure['kind']]>([
    ['an error of the server', answered('<h1>Bad Gateway</h1>', 502), 'unreachable'],
    ['an error of the server in an envelope', answered('{"status_code":6000,"data":{}}', 500), 'unreachable'],
    ['no connection', { kind: 'unreachable' }, 'unreachable'],
    ['no answer in time', { kind: 'timeout' }, 'timeout'],
  ])('is shown and logged after %s', async (_what, answer, is) => {
    expect(await misjudged(call, answer, is)).toBeUndefined();
  });
});
