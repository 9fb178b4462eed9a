import { cutText } from '@site/shared/input/cutText';
import { scriptCommand } from '@site/release/scriptCommand';
import type { RemoteFacts } from '../deployment/audit';
import type { Outcome } from '../deployment/carryOut';
import { formatMoment, formatZoned } from '../deployment/moments';
import { describePlan } from '../deployment/planned';
import type { KeptRequest } from '../deployment/requests';
import type { Fault, Refusal } from '../deployment/refusal';
import type { HistoryEntry, ReleaseEntry, Status } from '../deployment/reports';
import { hint } from '../deployment/hint';
import { printFigures } from './printFigures';
import { toTable } from './table';

const NONE = '–';
const SHOWN_LENGTH = 60;

export function printStatus({ build, file, revision, ageMs, signature, remotes, figuresFailure }: Status): string {
  const rows = remotes.map(({ remote, state, active = NONE, previous = NONE, canary, requires = NONE, entry, reason }) => [
    remote,
    state,
    active,
    previous,
    canary === undefined ? NONE : `${formatCanary(canary)}${canary.isAuto ? ' auto' : ''}`,
    requires,
    entry,
    reason?.['zh-CN'] ?? '',
  ]);
  const faults = remotes.flatMap(({ fault }) => (fault === undefined ? [] : [printFault(fault)]));
  return [
    `${build}: revision ${revision}, ${formatAge(ageMs)} old, ${formatSignature(build, signature)}, ${file}`,
    toTable([['remote', 'state', 'active', 'back to', 'canary', 'contract', 'entry', 'players read'], ...rows]),
    ...faults,
    // With servers excluded, the figures were not requested either.
    ...(remotes.some(({ entry }) => entry !== 'not-asked') ? [printFigures(remotes, figuresFailure)] : []),
  ].join('\n');
}

/** Describes the signature from the viewpoint of currently served pages. */
function formatSignature(build: string, { state, keyId = NONE }: Status['signature']): string {
  if (state === 'signed') return `signed by ${keyId}`;
  const what =
    state === 'unsigned' ? 'not signed' : `signed by ${keyId}, which ${state === 'altered' ? 'it does not fit' : 'is not trusted'}`;
  return `${what}: pages refuse it (${hint(build, 'sign')})`;
}

export function printChange(result: Outcome): string {
  const { outcome, build, revision, changes, facts, filesChecked, notes } = result;
  const lines = changes.map(({ what, remote, from, to, plan }) => {
    if (remote === undefined) return `${build}: ${what}`;
    if (plan !== undefined) return `${build}: ${what} ${describePlan({ plan, remote })} at ${formatZoned(plan.due)}`;
    return what === 'cancel' ? `${build} ${remote}: ${what}` : `${build} ${remote}: ${what}, ${formatFacts(from)} → ${formatFacts(to)}`;
  });
  const checked = filesChecked === 0 ? '' : `, ${filesChecked} ${filesChecked === 1 ? 'file' : 'files'} fetched and right`;
  const others = facts.map(({ at, from = NONE, to = NONE }) => `${build}: ${at} ${cut(from)} → ${cut(to)}`);
  const kept =
    outcome === 'waiting'
      ? [`request ${result.request} waits for a second person, who agrees to it on the page (${scriptCommand('ops', 'ui')})`]
      : [];
  return [...lines, ...others, ...notes, ...kept, `${OUTCOMES[outcome]} revision ${revision}${checked}`].join('\n');
}

export function printHistory(entries: readonly HistoryEntry[]): string {
  if (entries.length === 0) return 'Nothing on record';
  const rows = entries.map(({ revision, at, who, approvedBy, what, remote = NONE, from, to, plan, of, why, isInForce }) => [
    String(revision),
    formatMoment(at),
    approvedBy === undefined ? who : `${who}, agreed by ${approvedBy}`,
    `${what}${isInForce ? '' : ' (broken off)'}${plan === undefined && of === undefined ? '' : ` ${plan?.id ?? of}`}`,
    remote,
    formatFacts(from),
    plan === undefined ? formatFacts(to) : `${describePlan({ plan, remote })} at ${formatZoned(plan.due)}`,
    why,
  ]);
  return toTable([['revision', 'at (GMT+8)', 'who', 'what', 'remote', 'from', 'to', 'why'], ...rows]);
}

export function printRequests(requests: readonly KeptRequest[]): string {
  if (requests.length === 0) return 'Nothing waits';
  const rows = requests.map(({ id, at, by, operation, remote = NONE, values, why, state, settledBy = NONE }) => [
    id,
    state,
    formatMoment(at),
    by,
    [operation, remote, ...Object.values(values).map(String)].join(' '),
    why,
    settledBy,
  ]);
  return toTable([['request', 'state', 'at (GMT+8)', 'by', 'what', 'why', 'settled by'], ...rows]);
}

export function printReleases(entries: readonly ReleaseEntry[], location: string): string {
  if (entries.length === 0) return `${location} holds no release of it`;
  const rows = entries.map(({ record, standing }) => [
    record.remote,
    record.version,
    standing === 'released' ? '' : standing,
    record.requires,
    formatMoment(record.releasedAt),
    record.releasedBy,
    `${record.source.commit.slice(0, 8)}${record.source.isClean ? '' : ' (changed)'}`,
    `${Math.ceil(sizeOf(record.files) / 1000)} kB`,
  ]);
  return toTable([['remote', 'version', 'standing', 'contract', 'released (GMT+8)', 'by', 'source', 'size'], ...rows]);
}

export function printRefusal({ message, faults }: Pick<Refusal, 'message' | 'faults'>): string {
  return [message, ...faults.map(printFault)].join('\n');
}

/** Truncates a value; a mark is an image of a few kilobytes. */
function cut(value: string): string {
  return value.length > SHOWN_LENGTH ? `${cutText(value, SHOWN_LENGTH)}…` : value;
}

const OUTCOMES: Readonly<Record<Outcome['outcome'], string>> = {
  changed: 'now',
  unchanged: 'nothing changed, still',
  'would-change': 'dry run: nothing was written, still',
  waiting: 'nothing changed yet, still',
};

function printFault({ at, expected, got, advice }: Fault): string {
  return `  ${at}\n    expected ${expected}\n    got      ${got}\n    ${advice}`;
}

/** Formats facts such as `on 1.1.0-bbbbbbbb (back to 1.0.0-aaaaaaaa)`. */
function formatFacts(facts: RemoteFacts | undefined): string {
  if (facts === undefined) return NONE;
  const { enabled, active, previous, canary } = facts;
  const beside = canary === undefined ? '' : `, canary ${formatCanary(canary)}`;
  const builds = active === undefined ? 'without a build' : `${active}${previous === undefined ? '' : ` (back to ${previous})`}${beside}`;
  return `${enabled ? 'on' : 'off'} ${builds}`;
}

/** Formats a canary such as `1.2.0-cccccccc 5 %`. */
function formatCanary({ version, share }: NonNullable<RemoteFacts['canary']>): string {
  return `${version} ${Number((share * 100).toFixed(2))} %`;
}

function formatAge(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60 / 24)} days`;
}

function sizeOf(files: ReleaseEntry['record']['files']): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}
