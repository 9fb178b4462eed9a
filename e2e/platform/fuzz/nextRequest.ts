import fc from 'fast-check';
import type { Pool } from './createPool';
import { mutate, mutation } from './hostileValues';
import type { FuzzedCall } from './listCalls';
import { usualValue } from './usualValues';

export interface FuzzedRequest {
  readonly call: FuzzedCall;
  /** JSON, or broken JSON. */
  readonly body: string;
  readonly token: 'own' | 'none' | 'of-another' | 'invented';
  readonly key: 'new' | 'used' | 'none' | 'invented';
  /** Last part of the sender's IP address. */
  readonly from: number;
}

/** Generates the next request. Most contain what a page would send, with learned values; about a third are invalid. */
export function requestArbitrary(calls: readonly FuzzedCall[], pool: Pool): fc.Arbitrary<FuzzedRequest> {
  return fc.constantFrom(...calls).chain((call) =>
    fc.record({
      call: fc.constant(call),
      body: fc.constantFrom(...call.samples).chain((sample) => bodyArbitrary(call, sample, pool)),
      token: fc.oneof(
        { weight: 20, arbitrary: fc.constant('own' as const) },
        { weight: 2, arbitrary: fc.constantFrom('none' as const, 'of-another' as const, 'invented' as const) },
      ),
      key: fc.oneof(
        { weight: 12, arbitrary: fc.constant('new' as const) },
        { weight: 4, arbitrary: fc.constant('used' as const) },
        { weight: 1, arbitrary: fc.constantFrom('none' as const, 'invented' as const) },
      ),
      from: fc.nat(250),
    }),
  );
}

function bodyArbitrary(call: FuzzedCall, sample: unknown, pool: Pool): fc.Arbitrary<string> {
  const filled = filledArbitrary(call, sample, pool);
  const spoilt = fc
    .tuple(filled, fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([body, changes]) => changes.reduce(mutate, body));
  return fc.oneof(
    { weight: 62, arbitrary: filled.map((body) => JSON.stringify(body)) },
    { weight: 34, arbitrary: spoilt.map((body) => JSON.stringify(body)) },
    { weight: 4, arbitrary: fc.tuple(filled, fc.nat(), fc.constantFrom('1e309', '{"a":1,"a":2}', '[[[[', '"\\ud800"', '')).map(cutShort) },
  );
}

/** Cuts the JSON off and appends a tail, so that it becomes invalid or different. */
function cutShort([body, at, tail]: readonly [unknown, number, string]): string {
  const text = JSON.stringify(body);
  return text.slice(0, at % (text.length + 1)) + tail;
}

/** Fills the sample with usual and learned values wherever the schema accepts them. */
function filledArbitrary(call: FuzzedCall, sample: unknown, pool: Pool): fc.Arbitrary<unknown> {
  return partArbitrary(sample, '', (changed) => changed);

  /** @param whole returns the sample with another value in place of the part */
  function partArbitrary(part: unknown, field: string, whole: (value: unknown) => unknown): fc.Arbitrary<unknown> {
    const usual = usualValue(call.name, field);
    if (typeof part === 'object' && part !== null) {
      if (usual !== null) return usual;
      if (field === 'selections' && pool.selections.length > 0) {
        return fc.array(fc.constantFrom(...pool.selections), { minLength: 1, maxLength: 4 });
      }
      if (Array.isArray(part)) return fc.tuple(...part.map((item: unknown) => partArbitrary(item, field, (value) => whole([value]))));
      const fields = Object.entries(part);
      return fc.record(
        Object.fromEntries(fields.map(([key, value]) => [key, partArbitrary(value, key, (other) => whole({ ...part, [key]: other }))])),
      );
    }
    const learnt = pool.of(field).filter((value) => typeof value === typeof part && call.takes(whole(value)));
    return fc.oneof(
      { weight: usual === null ? 2 : 1, arbitrary: fc.constant(part) },
      ...(learnt.length === 0 ? [] : [{ weight: 5, arbitrary: fc.constantFrom(...learnt) }]),
      ...(usual === null ? [] : [{ weight: 12, arbitrary: usual.map((value) => (call.takes(whole(value)) ? value : part)) }]),
    );
  }
}
