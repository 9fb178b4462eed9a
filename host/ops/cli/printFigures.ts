import type { DeployedFigures } from '../deployment/statusFigures';
import { toTable } from './table';

/** Formats the figures of remotes as a table, or as one line with the reason why there are none. */
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

function formatRate(rate: number): string {
  return `${Number((rate * 100).toFixed(2))} %`;
}

function formatSeconds(ms: number | undefined): string {
  return ms === undefined ? '–' : `${(ms / 1000).toFixed(2)} s`;
}
