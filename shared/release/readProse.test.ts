import { readProse } from './readProse';

const SOURCE = `
/**
 * Returns a sum.
 * Throws when it is too large.
 */
export function sum(a: number) {
  // Overflow is refused,
  // because money is exact.
  if (a > LIMIT) throw new RangeError(\`\${a} is too large\`);
  return a; // the sum
}
// @ts-expect-error no comment for readers
const LIMIT = 1;
it('adds', () => { const local = 1; });
it.each([1])('adds %s', () => {});
`;

describe('the prose of a source file', () => {
  const read = readProse('sum.ts', SOURCE);
  const textsOf = (kind: string): readonly string[] => read.filter((prose) => prose.kind === kind).map(({ text }) => text);

  it('returns each comment as one text', () => {
    expect(textsOf('comment')).toEqual(['Returns a sum. Throws when it is too large.', 'Overflow is refused, because money is exact.']);
  });

  it('returns the names of the module, not those inside functions', () => {
    expect(textsOf('name')).toEqual(['sum', 'LIMIT']);
  });

  it('returns messages of errors and titles of tests', () => {
    expect(textsOf('error')).toEqual(['${a} is too large']);
    expect(textsOf('test title')).toEqual(['adds', 'adds %s']);
  });

  it('returns the line of a text and the code after a comment', () => {
    expect(read[0]).toMatchObject({ line: 2, code: 'export function sum(a: number) {' });
  });
});
