import { exposuresOf, type ExposedSlip } from './exposure';
import { selectionsOf } from './rules';
import type { Kind } from './types';

function aSlip(kind: Kind, roundId: string, yuan: bigint, ids: readonly string[]): ExposedSlip {
  const lines = ids.map((id) => {
    const selection = selectionsOf(kind, 'snake').get(id);
    if (selection === undefined) throw new RangeError(`no line ${id}`);
    return { selection, price: selection.price };
  });
  return { roundId, stake: yuan * 100n, lines };
}

const priceOf = (kind: Kind, id: string): bigint => selectionsOf(kind, 'snake').get(id)?.price ?? 0n;
const DIGITS = Array.from({ length: 10 }, (_, digit) => `place.0.${String(digit)}`);

describe('exposure of lottery slips', () => {
  it('is the stake of one line', () => {
    expect(exposuresOf('digits', [aSlip('digits', 'a', 10n, ['place.0.7'])]).get('a')).toBe(1_000n);
  });

  it('is what the house keeps of all ten digits of one place', () => {
    const kept = 10n * 1_000n - 10n * priceOf('digits', 'place.0.0');
    expect(exposuresOf('digits', [aSlip('digits', 'a', 10n, DIGITS)]).get('a')).toBe(kept);
  });

  it('is shared by slips that cover a place together', () => {
    const kept = 10n * 1_000n - 10n * priceOf('digits', 'place.0.0');
    const both = exposuresOf('digits', [aSlip('digits', 'a', 10n, DIGITS.slice(0, 5)), aSlip('digits', 'b', 10n, DIGITS.slice(5))]);
    expect(both.get('a')).toBe(kept / 2n);
    expect(both.get('b')).toBe(kept / 2n);
  });

  it.each([
    ['big and small of one place', 'digits', ['sides.0.big', 'sides.0.small']],
    ['odd and even of the sum', 'digits', ['sides.sum.odd', 'sides.sum.even']],
    ['big and small of three dice', 'dice', ['sides.big', 'sides.small']],
    ['dragon and tiger of two cars', 'cars', ['duel.0.dragon', 'duel.0.tiger']],
    ['big and small of the first two cars', 'cars', ['top.sides.odd', 'top.sides.even']],
  ] as const)('is next to nothing of %s', (_name, kind, [one, other]) => {
    const least = [one, other].map((id) => priceOf(kind, id)).reduce((low, each) => (each < low ? each : low));
    expect(exposuresOf(kind, [aSlip(kind, 'a', 100n, [one, other])]).get('a')).toBe(20_000n - 100n * least);
  });

  it('is whole for big and small of the special ball: 49 is neither', () => {
    expect(exposuresOf('balls', [aSlip('balls', 'a', 100n, ['sides.big', 'sides.small'])]).get('a')).toBe(20_000n);
  });

  it('is what the house keeps of all 49 balls, of which six are drawn', () => {
    const all = Array.from({ length: 49 }, (_, index) => `regular.${String(index + 1)}`);
    const kept = 49n * 100n - 6n * priceOf('balls', 'regular.1');
    expect(exposuresOf('balls', [aSlip('balls', 'a', 1n, all)]).get('a')).toBe(kept);
  });

  it('is whole for lines on different places', () => {
    expect(exposuresOf('digits', [aSlip('digits', 'a', 10n, ['sides.0.big', 'sides.1.small'])]).get('a')).toBe(2_000n);
  });

  it('of the shapes of three digits counts what every draw leaves', () => {
    const shapes = ['triple', 'run', 'pair', 'half', 'mixed'].map((shape) => `trio.front.${shape}`);
    const least = shapes.map((id) => priceOf('digits', id)).reduce((low, each) => (each < low ? each : low));
    expect(exposuresOf('digits', [aSlip('digits', 'a', 10n, shapes)]).get('a')).toBe(5_000n - 10n * least > 0n ? 5_000n - 10n * least : 0n);
  });
});
