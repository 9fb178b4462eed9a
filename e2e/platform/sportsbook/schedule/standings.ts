import type { WireScheduledMatch } from '@site/shared/wire/sportsSchedule';
import type { WireStanding } from '@site/shared/wire/sportsBackground';

/** Points of a win and of a draw. */
const POINTS = { FT: [3, 1], other: [2, 1] } as const;

/**
 * Computes the table of a league from the given matches, best team first: by points, then score difference, then score.
 */
export function standingsOf(ended: readonly WireScheduledMatch[]): WireStanding[] {
  const teams = new Map<string, WireStanding>();
  for (const match of ended) {
    const { sport, team_h_id, team_h, team_c_id, team_c, sc_FT_H: home, sc_FT_C: away, gameStatus } = match;
    if (gameStatus !== 'finished' || home === undefined || away === undefined) continue;
    const points = POINTS[sport === 'FT' ? 'FT' : 'other'];
    teams.set(team_h_id, withResult(teams.get(team_h_id) ?? unplayed(team_h_id, team_h), home, away, points));
    teams.set(team_c_id, withResult(teams.get(team_c_id) ?? unplayed(team_c_id, team_c), away, home, points));
  }
  return [...teams.values()].toSorted(
    (one, other) =>
      other.points - one.points ||
      other.scored - other.conceded - (one.scored - one.conceded) ||
      other.scored - one.scored ||
      Number(one.team_id) - Number(other.team_id),
  );
}

function unplayed(team_id: string, name: string): WireStanding {
  return { team_id, name, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 };
}

function withResult(standing: WireStanding, scored: number, conceded: number, [ofWin, ofDraw]: readonly [number, number]): WireStanding {
  const [isWon, isDrawn] = [scored > conceded, scored === conceded];
  return {
    ...standing,
    played: standing.played + 1,
    won: standing.won + Number(isWon),
    drawn: standing.drawn + Number(isDrawn),
    lost: standing.lost + Number(!isWon && !isDrawn),
    scored: standing.scored + scored,
    conceded: standing.conceded + conceded,
    points: standing.points + (isWon ? ofWin : isDrawn ? ofDraw : 0),
  };
}
