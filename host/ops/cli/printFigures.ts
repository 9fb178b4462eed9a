import type { DeployedFigures } from '../deployment/statusFigures';
import { toTable } from './table';

/** Prints the figures of remotes as a table, or one line that says why there are none. */
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
