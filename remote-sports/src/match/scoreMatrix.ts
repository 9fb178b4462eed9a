import type { Selection } from '@site/shared/betting';

/** Correct scores as a table: rows are home goals, columns are away goals. */
export interface ScoreMatrix {
  /** Away goals, starting at 0. */
  readonly columns: readonly number[];
  /** Rows by home goals, each with one cell per column; a cell may be empty. */
  readonly rows: readonly { readonly goals: number; readonly cells: readonly (Selection | undefined)[] }[];
  /** Selections without a specific score, such as "any other score". */
  readonly others: readonly Selection[];
}

export function scoreMatrix(selections: readonly Selection[]): ScoreMatrix {
  const byScore = new Map(selections.flatMap((each) => (each.side.kind === 'score' ? [[nameOf(each.side), each] as const] : [])));
  const highest = (of: 'home' | 'away') => Math.max(-1, ...selections.map(({ side }) => (side.kind === 'score' ? side[of] : -1)));
  const columns = upTo(highest('away'));
  return {
    columns,
    rows: upTo(highest('home')).map((goals) => ({
      goals,
      cells: columns.map((away) => byScore.get(nameOf({ home: goals, away }))),
    })),
    others: selections.filter(({ side }) => side.kind !== 'score'),
  };
}

function nameOf({ home, away }: { readonly home: number; readonly away: number }): string {
  return `${home}-${away}`;
}

function upTo(highest: number): readonly number[] {
  return Array.from({ length: highest + 1 }, (_, goals) => goals);
}
