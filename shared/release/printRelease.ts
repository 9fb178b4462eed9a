import { DEFAULT_ADDRESSES, originOf } from './addresses';
import type { ReleasedBuild } from './storeBuild';
import type { ReleaseRecord } from './releaseRecord';
import { scriptCommand } from './scriptCommand.mjs';

const COMMIT_LENGTH = 9;

/** Returns the machine-readable form of a release. */
export function describeRelease(record: ReleaseRecord): Readonly<Record<string, unknown>> {
  const { remote, version, requires, source, releasedAt, releasedBy } = record;
  return {
    remote,
    version,
    address: addressOf(record),
    requires,
    files: record.files.length,
    bytes: bytesOf(record),
    source,
    releasedAt,
    releasedBy,
  };
}

/** Returns the same for users, with the next steps. */
export function printRelease({ record, outcome }: ReleasedBuild, store: string): string {
  const { id, remote, version, requires, source, releasedAt, releasedBy } = record;
  const news = outcome === 'stored' ? 'is released' : `was released with the same files on ${releasedAt} by ${releasedBy}`;
  return [
    `${id} ${version} ${news}`,
    `  address   ${addressOf(record)}`,
    `  size      ${String(record.files.length)} files, ${toKilobytes(bytesOf(record))}`,
    `  contract  ${requires}`,
    `  source    ${source.commit.slice(0, COMMIT_LENGTH)}${source.isClean ? '' : ', with changes that are not committed'}`,
    `  store     ${store}`,
    `  next      ${scriptCommand('ops', `promote ${remote} ${version} --reason "…"`)}`,
    '',
  ].join('\n');
}

/** Returns one line per release in the given order. */
export function printReleases(packageName: string, records: readonly ReleaseRecord[], store: string): string {
  if (records.length === 0) return `${packageName} has no release in ${store}\n`;
  const rows = records.map(({ version, requires, source, releasedAt, releasedBy, ...record }) => [
    version,
    releasedAt.replace('T', ' ').replace(/\.\d+Z$/, 'Z'),
    requires,
    `${source.commit.slice(0, COMMIT_LENGTH)}${source.isClean ? '' : '+'}`,
    toKilobytes(bytesOf(record)),
    releasedBy,
  ]);
  const table = [['version', 'released', 'contract', 'source', 'size', 'by'], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return `${table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`;
}

function addressOf({ remote, version, entry }: ReleaseRecord): string {
  return `${originOf(DEFAULT_ADDRESSES, remote)}/${version}/${entry}`;
}

function bytesOf({ files }: Pick<ReleaseRecord, 'files'>): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

function toKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
