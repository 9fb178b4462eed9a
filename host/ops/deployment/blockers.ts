import { satisfiesContract } from '@site/shared/contract/contractRange';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { CONTRACT_VERSION } from '@site/shared/contract/version';
import type { Environment } from './environment';
import { readSiteState } from './manifestFile';

/** Planned host. */
export interface NextHost {
  /** Contract version: `2` for the first of a major, or a whole version. */
  readonly contract?: string | undefined;
  readonly react?: number | undefined;
}

/**
 * Verdict on a build: `runs` · `blocks`: the host refuses it before any of its code runs · `brings its own`: it runs,
 * but every page that shows it also loads its React · `unknown`: its record does not name its React.
 */
export type Verdict = 'runs' | 'blocks' | 'brings its own' | 'unknown';

export interface BuildVerdict {
  readonly build: string;
  readonly remote: RemoteId;
  readonly role: 'active' | 'previous' | 'canary';
  readonly isOn: boolean;
  readonly version: string;
  readonly requires: string;
  /** Version of its React, when its record contains it. */
  readonly react?: string;
  readonly verdict: Verdict;
  /** Newest release of the remote that would run, when this one does not. */
  readonly instead?: string;
}

export interface Blockers {
  readonly against: { readonly contract?: string; readonly react?: number };
  readonly builds: readonly BuildVerdict[];
  /** True when a build would not run, or this is unknown, and its remote has no release that would. */
  readonly isBlocked: boolean;
}

/** Checks every build in the manifests against a planned host; default: the next major of the contract. */
export async function findBlockers(asked: NextHost, environment: Environment): Promise<Blockers> {
  const contract = asked.contract ?? (asked.react === undefined ? String(majorOf(CONTRACT_VERSION) + 1) : undefined);
  const against = { ...(contract === undefined ? {} : { contract }), ...(asked.react === undefined ? {} : { react: asked.react }) };
  const builds: BuildVerdict[] = [];
  const insteadOf = createSearch(against, environment);
  for (const build of environment.builds()) {
    const { manifest } = await readSiteState(environment.fileOf(build));
    for (const [remote, deployed] of Object.entries(manifest?.remotes ?? {})) {
      if (deployed === undefined) continue;
      const canary = deployed.enabled ? deployed.canary?.build : undefined;
      const named = { active: deployed.active, previous: deployed.previous, canary };
      for (const role of ['active', 'previous', 'canary'] as const) {
        const of = named[role];
        if (of === undefined) continue;
        const react = against.react === undefined ? undefined : (await environment.store().read(remote, of.version))?.react;
        const verdict = verdictOf(of, react, against);
        const instead = isInTheWay(verdict) ? await insteadOf(remote) : undefined;
        builds.push({
          build,
          remote,
          role,
          isOn: deployed.enabled,
          version: of.version,
          requires: of.requires,
          ...(react?.version === undefined ? {} : { react: react.version }),
          verdict,
          ...(instead === undefined ? {} : { instead }),
        });
      }
    }
  }
  return { against, builds, isBlocked: builds.some(({ verdict, instead }) => isInTheWay(verdict) && instead === undefined) };
}

/** Returns a search for a remote's newest release that would run. It reads each remote once. */
function createSearch(against: Blockers['against'], { store }: Environment): (remote: RemoteId) => Promise<string | undefined> {
  const found = new Map<RemoteId, Promise<string | undefined>>();
  const search = async (remote: RemoteId): Promise<string | undefined> =>
    (await store().list(remote)).find((record) => !isInTheWay(verdictOf(record, record.react, against)))?.version;
  return (remote) => {
    const asked = found.get(remote) ?? search(remote);
    found.set(remote, asked);
    return asked;
  };
}

function isInTheWay(verdict: Verdict): boolean {
  return verdict === 'blocks' || verdict === 'unknown';
}

function verdictOf(
  { requires }: Pick<RemoteBuild, 'requires'>,
  react: { readonly version?: string | undefined } | undefined,
  against: Blockers['against'],
): Verdict {
  if (against.contract !== undefined && !serves(against.contract, requires)) return 'blocks';
  if (against.react === undefined) return 'runs';
  if (react === undefined) return 'unknown';
  return react.version === undefined || majorOf(react.version) === against.react ? 'runs' : 'brings its own';
}

/** Checks a contract. A major alone means its first version, which serves builds that require no more than that. */
function serves(contract: string, requires: string): boolean {
  if (contract.includes('.')) return satisfiesContract(contract, requires);
  return majorOf(requires.slice(1)) === Number(contract);
}

function majorOf(version: string): number {
  return Number(version.split('.')[0]);
}
