import { toAimTable } from './aims';
import { regressions } from './baseline';
import { findDuplicates, type LoadedScript } from './loads/findDuplicates';
import { depths } from './loads/requestDepth';
import { charactersBySource } from './loads/sourceMap';
import { weighLibraries } from './loads/weighLibraries';
import { overheadShare, toRow, toTable, type Sample } from './samples';
import { median } from './statistics';

describe('a source map', () => {
  it('says how much of a file came from which source', () => {
    // The mappings assign columns 0-1 to x, column 2 to the end of the line to y, and the second line to x.
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
  // One line of four characters per source, compressed to half.
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

describe('what the scripts of a page weigh', () => {
  it('is accounted for by library and package in both forms of the site', () => {
    const composed = [
      aScript('host/1.js', `webpack://host_1_0_0_ab${AXIOS}`, 'webpack://host_1_0_0_ab/./src/App.tsx'),
      aScript(
        'sports/2.js',
        'webpack://remote_sports_1_0_0_cd/./src/board/Board.tsx',
        'webpack://remote_sports_1_0_0_cd/webpack/bootstrap',
      ),
    ];
    const oneBundle = [
      aScript('host/1.js', `webpack://host_1_0_0_ab${AXIOS}`, 'webpack://host_1_0_0_ab/../remote-sports/src/board/Board.tsx'),
    ];

    const weights = weighLibraries(composed, oneBundle);

    expect(Object.fromEntries(weights.map(({ owner, ...sizes }) => [owner, sizes]))).toMatchObject({
      axios: { composed: 2, oneBundle: 2 },
      host: { composed: 2, oneBundle: 0 },
      'remote-sports': { composed: 2, oneBundle: 2 },
      'webpack runtime': { composed: 2, oneBundle: 0 },
    });
  });
});

describe('the depth of a request', () => {
  it('counts the files that have to come one after the other', () => {
    const found = depths([
      { url: 'page', after: [] },
      { url: 'main.js', after: ['page'] },
      { url: 'site.css', after: ['page'] },
      { url: 'entry.js', after: ['main.js'] },
      { url: 'view.js', after: ['main.js', 'entry.js'] },
      { url: 'main.js', after: ['view.js'] },
    ]);

    expect(Object.fromEntries(found)).toEqual({ page: 1, 'main.js': 2, 'site.css': 2, 'entry.js': 3, 'view.js': 4 });
  });
});

describe('a sample', () => {
  const sample: Sample = {
    subject: 'home, guest',
    condition: 'unthrottled',
    measure: 'bytes',
    composed: [400_000, 100, 300_000],
    oneBundle: [200_000, 200_000, 10],
  };

  it('is compared by its medians', () => {
    expect(toRow(sample)).toMatchObject({ composed: 300_000, oneBundle: 200_000, ratio: 1.5 });
  });

  it('is a line of a table', () => {
    expect(toTable([toRow(sample)])).toContain('| home, guest | unthrottled | bytes | 300.0 kB | 200.0 kB | 1.50 |');
  });

  it('is shown beside the defaults of the plugin where they were measured', () => {
    expect(toTable([toRow({ ...sample, defaults: [500_000, 500_000] })])).toContain('| 200.0 kB | 1.50 | 500.0 kB |');
  });

  it('has a spread of its rounds', () => {
    expect(toRow({ ...sample, composed: [10, 11, 12, 13], oneBundle: [10, 10, 10, 10] }).spread).toBeCloseTo(0.2);
  });

  it('of two that are nothing is equal', () => {
    expect(toRow({ ...sample, measure: 'layoutShift', composed: [0, 0], oneBundle: [0, 0] })).toMatchObject({ ratio: 1, spread: 0 });
  });

  it.each([
    [[3, 1, 2], 2],
    [[1, 2, 3, 4], 2.5],
    [[], Number.NaN],
  ])('the median of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});

describe('the overhead of composition', () => {
  const sample: Sample = { subject: 'home', condition: 'fast', measure: 'bytes', composed: [350], oneBundle: [300] };
  const row = toRow({ ...sample, defaults: [400] });

  it.each([
    ['half of the overhead of the defaults', row, 0.5],
    ['nothing where composition costs less than one bundle', { ...row, composed: 250 }, 0],
    ['unknown where the defaults were not measured', toRow(sample), undefined],
    ['unknown where the defaults cost nothing', { ...row, defaults: 300 }, undefined],
  ])('is %s', (_case, measured, share) => {
    expect(overheadShare(measured)).toBe(share);
  });
});

describe('the table of aims', () => {
  const loaded = { subject: 'home, guest', condition: '40 ms, 10 Mbit/s' } as const;

  it('names what was found, the limit, and whether it is met', () => {
    const row = toRow({ ...loaded, measure: 'bytes', composed: [350_000], oneBundle: [300_000], defaults: [500_000] });

    expect(toAimTable([row]).split('\n').slice(2)).toEqual([
      '| home, guest: bytes / one bundle | 1.17 | 1.18 | met |',
      '| home, guest: bytes | 350.0 kB | 330.0 kB | missed |',
      "| home, guest: bytes, overhead / overhead of the plugin's defaults | 0.25 | 0.50 | met |",
    ]);
  });

  it.each([
    [100, 'met'],
    [101, 'missed'],
  ])('a press that is painted after %i ms has %s its aim', (found, word) => {
    const row = toRow({ subject: 'lobby', condition: '4 × slower', measure: 'inpMs', composed: [found], oneBundle: [90] });

    expect(toAimTable([row])).toContain(`| lobby: press to paint, p95 | ${String(found)} ms | 100 ms | ${word} |`);
  });

  it('leaves out aims of which nothing was measured', () => {
    expect(toAimTable([toRow({ ...loaded, condition: 'unthrottled', measure: 'bytes', composed: [1], oneBundle: [2] })])).toBe('');
  });
});

describe('against the recorded ratios,', () => {
  const row = toRow({ subject: 'home', condition: 'fast', measure: 'bytes', composed: [110, 110, 110], oneBundle: [100, 100, 100] });
  const recorded = (ratio: number, spread: number) => ({ 'home · fast · bytes': { ratio, spread } });

  it.each([
    ['as good as it was', 1.1, 0],
    ['better', 1.3, 0],
    ['worse by what two runs differ', 1.09, 0],
    ['worse within the spread', 1.0, 0.1],
  ])('what is %s passes', (_case, ratio, spread) => {
    expect(regressions([row], recorded(ratio, spread))).toEqual([]);
  });

  it('what is worse by more than the spread is named with both ratios', () => {
    expect(regressions([row], recorded(1.0, 0.05))).toEqual(['home · fast · bytes was 1.00 (± 0.05) of one bundle and is 1.10']);
  });

  it('a time may differ by more than a count', () => {
    expect(regressions([{ ...row, measure: 'lcpMs' }], { 'home · fast · lcpMs': { ratio: 1, spread: 0 } })).toEqual([]);
  });

  it('what was never recorded is named', () => {
    expect(regressions([row], {})).toEqual(['home · fast · bytes is not recorded: pnpm bench:composition --record']);
  });
});
