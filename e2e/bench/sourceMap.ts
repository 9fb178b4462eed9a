/** A source map as far as it says which source each piece of a file came from. */
export interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const CONTINUES = 32;

/**
 * How many characters of a generated file came from which source; those that came from none are left out.
 *
 * @example charactersBySource('ab\nc', { sources: ['x', 'y'], mappings: 'AAAA,CCAA;ADAA' }) // x: 2, y: 1
 */
export function charactersBySource(code: string, { sources, mappings }: SourceMap): ReadonlyMap<string, number> {
  const lines = code.split('\n');
  const characters = new Map<string, number>();
  let source = 0;
  for (const [index, line] of mappings.split(';').entries()) {
    const length = lines[index]?.length ?? 0;
    let open: { readonly name: string; readonly from: number } | undefined;
    const close = (at: number): void => {
      if (open) characters.set(open.name, (characters.get(open.name) ?? 0) + at - open.from);
      open = undefined;
    };
    let column = 0;
    for (const segment of line === '' ? [] : line.split(',')) {
      const [columnStep = 0, sourceStep] = decode(segment);
      column += columnStep;
      close(column);
      if (sourceStep === undefined) continue;
      source += sourceStep;
      const name = sources[source];
      if (name !== undefined) open = { name, from: column };
    }
    close(length);
  }
  return characters;
}

/** The numbers of one segment: base 64, five bits a digit, the lowest bit of the whole the sign. */
function decode(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = DIGITS.indexOf(character);
    value += (digit & (CONTINUES - 1)) << shift;
    if (digit & CONTINUES) {
      shift += 5;
    } else {
      numbers.push(value & 1 ? -(value >> 1) : value >> 1);
      value = 0;
      shift = 0;
    }
  }
  return numbers;
}
