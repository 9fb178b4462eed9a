import type { RemoteFacts } from './audit';
import { figuresOf, type BuildFigures, type Figures } from './figures';
import { toTable } from './table';

/** How a build that is deployed fares with players. */
export interface DeployedFigures extends Pick<BuildFigures, 'loads' | 'failures' | 'failureRate' | 'medianLoadMs' | 'p95LoadMs'> {
  readonly version: string;
  readonly standing: 'active' | 'canary' | 'previous';
}

/** Those of each build of a remote that is active or tried on a few, and of the one before where players still have it. */
export function deployedFigures(
  figures: Figures,
  remote: string,
  themedBuild: string,
  facts: RemoteFacts | undefined,
): readonly DeployedFigures[] {
  const standings = [
    ['active', facts?.active],
    ['canary', facts?.canary?.version],
    ['previous', facts?.previous],
  ] as const;
  return standings.flatMap(([standing, version]) => {
    if (version === undefined) return [];
    const own = figuresOf(figures, remote, version, themedBuild);
    return standing === 'previous' && own.loads === 0 ? [] : [toDeployed(own, standing)];
  });
}

export function toDeployed(
  { build, loads, failures, failureRate, medianLoadMs, p95LoadMs }: BuildFigures,
  standing: DeployedFigures['standing'],
): DeployedFigures {
  const times = { ...(medianLoadMs !== undefined && { medianLoadMs }), ...(p95LoadMs !== undefined && { p95LoadMs }) };
  return { version: build, standing, loads, failures, failureRate, ...times };
}

/** A table of them, or one line that says why there is none. */
export function printFigures(
  remotes: readonly { readonly remote: string; readonly withPlayers?: readonly DeployedFigures[] }[],
  failure = 'none were read',
): string {
  if (remotes.every(({ withPlayers }) => withPlayers === undefined)) {
    return `no figures of players: ${failure}`;
  }
  const rows = remotes.flatMap(({ remote, withPlayers = [] }) =>
    withPlayers.map(({ version, standing, loads, failures, failureRate, medianLoadMs, p95LoadMs }) => [
      remote,
      version,
      standing,
      String(Math.round(loads)),
      loads === 0 ? '–' : `${Math.round(failures)} (${formatRate(failureRate)})`,
      formatSeconds(medianLoadMs),
      formatSeconds(p95LoadMs),
    ]),
  );
  return toTable([['remote', 'with players', 'as', 'loads', 'failed', 'median load', '95 % within'], ...rows]);
}

/** `0.5 %` */
function formatRate(rate: number): string {
  return `${Number((rate * 100).toFixed(2))} %`;
}

/** `0.42 s` */
function formatSeconds(ms: number | undefined): string {
  return ms === undefined ? '–' : `${(ms / 1000).toFixed(2)} s`;
}
