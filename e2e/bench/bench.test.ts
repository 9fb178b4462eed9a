import { findDuplicates, type LoadedScript } from './findDuplicates';
import type { Load } from './measureLoad';
import { toRows, toTable } from './report';
import { charactersBySource } from './sourceMap';
import { median } from './statistics';

describe('a source map', () => {
  it('says how much of a file came from which source', () => {
    // x: columns 0-1, y: column 2 to the end of the line, x again: the second line.
    const characters = charactersBySource('abcde\nfgh', { sources: ['x', 'y'], mappings: 'AAAA,ECAA;ADAA' });

    expect([...characters]).toEqual([
      ['x', 5],
      ['y', 3],
    ]);
  });

  it('leaves out what came from none', () => {
    expect([...charactersBySource('abcd', { sources: ['x'], mappings: 'AAAA,C' })]).toEqual([['x', 1]]);
  });
});

function aScript(name: string, ...sources: readonly string[]): LoadedScript {
  // One line of four characters a source; compressed to half.
  return {
    name,
    code: sources.map(() => 'abcd').join('\n'),
    encodedBytes: (sources.length * 4 + sources.length - 1) / 2,
    map: { sources, mappings: sources.map((_, index) => (index === 0 ? 'AAAA' : 'ACAA')).join(';') },
  };
}

const AXIOS = '/node_modules/.pnpm/axios@1.21.1/node_modules/axios/lib/axios.js';

describe('what ships twice', () => {
  it('is a module of a library in two scripts, reported by library with its surplus bytes', () => {
    const scripts = [aScript('host/1.js', `webpack://host/..${AXIOS}`), aScript('sports/2.js', `webpack://sports/../..${AXIOS}?1a2b`)];

    expect(findDuplicates(scripts)).toEqual([{ library: 'axios', extraBytes: 2, modules: 1, files: ['host/1.js', 'sports/2.js'] }]);
  });

  it('is no library whose modules are spread over scripts, and no module of one package', () => {
    const other = AXIOS.replace('axios.js', 'utils.js');
    const scripts = [
      aScript('host/1.js', `webpack://host${AXIOS}`, 'webpack://host/./src/App.tsx'),
      aScript('sports/2.js', `webpack://sports${other}`, 'webpack://sports/./src/App.tsx'),
    ];

    expect(findDuplicates(scripts)).toEqual([]);
  });

  it.each([
    ['webpack://a/../shared/src/money/fen.ts', '@site/shared/money'],
    ['webpack://a/webpack/runtime/load script', 'webpack runtime'],
    ['webpack://a/../node_modules/.pnpm/@base-ui+react@1.9.0/node_modules/@base-ui/react/menu/index.js', '@base-ui/react'],
  ])('%s belongs to %s', (source, library) => {
    expect(findDuplicates([aScript('a', source), aScript('b', source)])[0]?.library).toBe(library);
  });
});

describe('the report', () => {
  const aLoad = (bytes: number): Load => ({
    bytes,
    requests: 10,
    codeBytes: bytes,
    codeRequests: 8,
    scripts: [],
    fcpMs: 100,
    lcpMs: 200,
    readyMs: 300,
    scriptMs: 50,
    taskMs: 80,
  });
  const comparison = {
    page: 'home, guest',
    network: 'unthrottled',
    composed: [aLoad(400_000), aLoad(100), aLoad(300_000)],
    oneBundle: [aLoad(200_000), aLoad(200_000), aLoad(9)],
  };

  it('compares medians', () => {
    expect(toRows(comparison)[0]).toEqual({ measure: 'bytes', composed: 300_000, oneBundle: 200_000, ratio: 1.5 });
  });

  it('is a table', () => {
    expect(toTable([comparison])).toContain('| home, guest | unthrottled | bytes | 300.0 kB | 200.0 kB | 1.50 |');
  });

  it.each([
    [[3, 1, 2], 2],
    [[1, 2, 3, 4], 2.5],
    [[], Number.NaN],
  ])('the median of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});
