import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from '@site/release/repositoryFiles';
import { declaredCalls } from '@site/testing/declaredCalls';

const ROOT = path.resolve(__dirname, '../..');
const DOCUMENT = readFileSync(path.join(ROOT, 'host/docs/security.md'), 'utf8');

/** Number of rows of level 1 and 2 in each section of OWASP ASVS 5.0.0; rows are numbered from 1. */
const ASVS_SECTIONS: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};

const ASVS_ROWS = Object.entries(ASVS_SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${String(index + 1)}`),
);

const FIRST_CELLS = [...DOCUMENT.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, cell = '']) => cell);

/** Proofs in the document: the file, and the title as in its source, without the rows of the register. */
const PROOFS = [...DOCUMENT.matchAll(/`([^`\n]+\.(?:test|spec)\.tsx?)` › (.+?)(?= · | +\|$)/gm)].map(([, file = '', title = '']) => ({
  file,
  title,
}));

describe('the table of security', () => {
  it('names no test that is not there', () => {
    const missing = PROOFS.filter(({ file, title }) => !hasTest(file, title));

    expect(PROOFS.length).toBeGreaterThan(150);
    expect(missing).toEqual([]);
  });

  it('has each row of ASVS level 1 and 2 once: in the table, or among those that concern nothing here', () => {
    const tabled = FIRST_CELLS.filter((cell) => /^\d+\.\d+\.\d+$/.test(cell));
    const excused = FIRST_CELLS.filter((cell) => /^\d+\.\d+\.\d+(,| to )|^\d+\.\d+\.\d+$/.test(cell) && !tabled.includes(cell)).flatMap(
      rowsOf,
    );
    const single = tabled.filter((row, index) => tabled.indexOf(row) === index);

    expect([...single, ...excused].sort()).toEqual([...ASVS_ROWS].sort());
    expect(tabled).toEqual(single);
  });

  it('leaves no row without a proof or a reason', () => {
    const lines = DOCUMENT.split('\n').filter((line) => line.startsWith('| '));

    expect(lines.filter((line) => line.split(' | ').some((cell) => cell.replace(/[|\s]/g, '') === ''))).toEqual([]);
  });
});

it('the attacks that were tried on money and doors are each tried again by a test', () => {
  const [, section = ''] = /^## Attacks that were tried$([\s\S]*?)^## /m.exec(DOCUMENT) ?? [];
  const attacks = section.split('\n').filter((line) => /^\| [AB]\d/.test(line));

  expect(new Set(attacks.map((line) => line.slice(2, 4)))).toEqual(new Set(['A1', 'A2', 'A3', 'B5', 'B6', 'B7', 'B8', 'B9']));
  expect(attacks.filter((line) => !/`[^`\n]+\.(?:test|spec)\.tsx?` › /.test(line))).toEqual([]);
});

it('every call that changes something is a POST', () => {
  const changing = declaredCalls().filter(({ call }) => call.effect !== 'reads');

  expect(changing.filter(({ call }) => call.method !== 'POST')).toEqual([]);
});

/** Sources of the platform that run in production. */
const PLATFORM = 'e2e/platform';
const PLATFORM_SOURCES = repositoryFiles()
  .flatMap((file) => (file.startsWith(`${PLATFORM}/`) ? [file.slice(PLATFORM.length + 1)] : []))
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|(^|\/)(testing|demo|fuzz|load)\//.test(file));
const sourcesWith = (pattern: RegExp) =>
  PLATFORM_SOURCES.filter((file) => pattern.test(readFileSync(path.join(ROOT, PLATFORM, file), 'utf8')));

it('the platform draws every secret and code by a cryptographic generator: Math.random only spreads reconnects to the database', () => {
  expect(PLATFORM_SOURCES.length).toBeGreaterThan(200);
  expect(sourcesWith(/Math\.random/)).toEqual(['processes/createOwnConnection.ts']);
  expect(sourcesWith(/\brandom(Bytes|Int|UUID)\b/)).toEqual(
    expect.arrayContaining(['kernel/secret.ts', 'verification-codes/createVerificationCodes.ts', 'kernel/passwordHash.ts']),
  );
});

it('the source of the platform holds no text that is long and random enough for a secret', () => {
  expect(sourcesWith(/(['"`])(?=[^'"`]*[a-z])(?=[^'"`]*[A-Z])(?=[^'"`]*\d)[\w+/-]{32,}={0,2}\1/)).toEqual([]);
});

it('the platform calls one foreign service: that of the captcha', () => {
  expect(sourcesWith(/\bfetch\(|\bhttps?\.(request|get)\(|\bundici\b|\baxios\b/)).toEqual(['captcha/geetest.ts']);
});

it('the platform starts no process but those of its embedded database and its picture decoders, and builds no code from texts', () => {
  expect(sourcesWith(/child_process/).filter((file) => !file.startsWith('database/'))).toEqual(['pictures/createPictureProcesses.ts']);
  expect(sourcesWith(/\beval\(|new Function\(/)).toEqual([]);
});

it('the platform decodes pictures in the processes for it alone', () => {
  expect(sourcesWith(/from 'sharp'/)).toEqual([]);
});

function hasTest(file: string, title: string): boolean {
  const place = path.join(ROOT, file);
  if (!existsSync(place)) return false;
  const escaped = title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(`['"\`]${escaped}( \\[R-[A-Z0-9-]+\\])*['"\`]`).test(readFileSync(place, 'utf8'));
}

/** Expands a cell such as `6.8.1 to 6.8.4, 7.1.3`. */
function rowsOf(cell: string): readonly string[] {
  return cell.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split(' to ');
    return ASVS_ROWS.slice(ASVS_ROWS.indexOf(first), ASVS_ROWS.indexOf(last) + 1);
  });
}
