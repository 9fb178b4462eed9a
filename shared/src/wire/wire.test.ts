import { countOfDeclarations, declaredCalls, sportsCalls } from '@site/testing/declaredCalls';
import { breakData, samplesOf, toJson } from '@site/testing/wireSamples';
import { check } from './schema';
import { resourceCall } from './resource';

const CALLS = [...declaredCalls(), ...sportsCalls(resourceCall)];

/** Returns data as it arrives over the wire. */
const reread = (data: unknown) => (JSON.parse(toJson([data])) as readonly unknown[])[0];

it('exports every declared call, and this test finds it [R-API-103]', () => {
  expect(declaredCalls()).toHaveLength(countOfDeclarations());
});

it('gives no two calls the same address and method', () => {
  const addresses = declaredCalls().map(({ call: { method, path } }) => `${method} ${path}`);

  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

describe.each(CALLS.map(({ name, call }) => [name, call] as const))('%s', (_name, call) => {
  it('parses valid data without changing it [R-API-001]', () => {
    for (const schema of [call.request, call.response]) {
      for (const sample of samplesOf(schema)) expect(check(schema, sample)).toMatchObject({ value: sample });
    }
  });

  it.each([
    ['request', call.request],
    ['response', call.response],
  ] as const)('refuses a %s with a field that is missing, of another type, or absurd', (_what, schema) => {
    const accepted = breakData(schema).filter(({ data }) => check(schema, reread(data)).issues === undefined);

    expect(accepted.map(({ what }) => what)).toEqual([]);
  });
});
