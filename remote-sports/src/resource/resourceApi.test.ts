import type { CallOptions, HttpService } from '@site/shared/contract';
import type { Call } from '@site/shared/wire/call';
import { resourceCall, type ResourceMethod } from '@site/shared/wire/resource';
import { SPORTS_METHODS } from '@site/shared/wire/sports';
import { sendResource } from './resourceApi';

interface Sent {
  readonly call: Pick<Call<unknown, unknown>, 'path' | 'effect'>;
  readonly options: CallOptions | undefined;
}

const METHODS: Readonly<Record<keyof typeof SPORTS_METHODS, ResourceMethod<object, unknown>>> = SPORTS_METHODS;

function createContext() {
  const sent: Sent[] = [];
  const http: HttpService = {
    send: (call, _request, options) => {
      sent.push({ call, options });
      return Promise.resolve({ ok: false, failure: { kind: 'unreachable' } });
    },
  };
  const context = { http, clock: { now: () => 0 }, language: () => 'zh-cn', launch: () => undefined, onUidError: () => undefined };
  return { context, sent };
}

it.each([
  ['place', 'moves-money'],
  ['cashOut', 'moves-money'],
  ['editBet', 'moves-money'],
  ['autoCashOut', 'writes'],
  ['quote', 'reads'],
  ['matches', 'reads'],
] as const)('sends %s as a call that %s, so that the guard of the transport applies', async (name, effect) => {
  const { context, sent } = createContext();

  await sendResource(context, METHODS[name], {}, { idempotencyKey: 'key' });

  expect(sent).toEqual([
    {
      call: expect.objectContaining({ path: resourceCall.path, effect }) as Sent['call'],
      options: expect.objectContaining({ idempotencyKey: 'key' }) as CallOptions,
    },
  ]);
});

it('declares the effect of every method that changes something', () => {
  const changing = Object.values(SPORTS_METHODS).filter(({ effect }) => effect !== 'reads');

  expect(Object.fromEntries(changing.map(({ method, effect }) => [method, effect]))).toEqual({
    place: 'moves-money',
    cashOut: 'moves-money',
    editBet: 'moves-money',
    autoCashOut: 'writes',
  });
});
