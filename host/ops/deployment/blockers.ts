import { satisfiesContract } from '@site/shared/contract/contractRange';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { CONTRACT_VERSION } from '@site/shared/contract/version';
import type { Environment } from './environment';
import { readSiteState } from './manifestFile';

/** The host that is meant to come. */
export interface NextHost {
  /** `2` for the first of a major, or a whole version. */
  readonly contract?: string | undefined;
  /** React's major. */
  readonly react?: number | undefined;
}

/**
 * `runs` as it is · `blocks`: the host refuses it before a line of it runs · `brings its own`: it runs, and every page that shows it loads its React too ·
 * `unknown`: its record says nothing of its React.
 */
export type Verdict = 'runs' | 'blocks' | 'brings its own' | 'unknown';

export interface BuildVerdict {
  readonly build: string;
  readonly remote: RemoteId;
  readonly role: 'active' | 'previous' | 'canary';
  readonly isOn: boolean;
  readonly version: string;
  readonly requires: string;
  /** Version of its React, where its record has it. */
  readonly react?: string;
  readonly verdict: Verdict;
  /** The newest release of the remote that would run, where this one does not. */
  readonly instead?: string;
}

export interface Blockers {
  readonly against: { readonly contract?: string; readonly react?: number };
  readonly builds: readonly BuildVerdict[];
  /** Some build would not run, or no one knows, and its remote has no release that would. */
  readonly isBlocked: boolean;
}

/** Every build that the manifests name, against a host that is meant to come: the next major of the contract where nothing is asked for. */
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

/** The newest release of a remote that would run; each remote is looked up once. */
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

/** A major alone means the first version of it, which serves what asks for no more than that. */
function serves(contract: string, requires: string): boolean {
  if (contract.includes('.')) return satisfiesContract(contract, requires);
  return majorOf(requires.slice(1)) === Number(contract);
}

function majorOf(version: string): number {
  return Number(version.split('.')[0]);
}
