import type { RemoteFacts } from './audit';
import { figuresOf, type BuildFigures, type Figures } from './figures';

/** Figures that players' browsers reported for a deployed build. */
export interface DeployedFigures extends Pick<BuildFigures, 'loads' | 'failures' | 'failureRate' | 'medianLoadMs' | 'p95LoadMs'> {
  readonly version: string;
  readonly standing: 'active' | 'canary' | 'previous';
}

/**
 * Returns the figures of each active or canary build of a remote, and of the previous one when players still have it.
 */
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
