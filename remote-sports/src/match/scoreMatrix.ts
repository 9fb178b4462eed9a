import type { Selection } from '@site/shared/betting';

/** The scores of a market as a table: the goals of home down, those of away across. */
export interface ScoreMatrix {
  /** Goals of away, from 0 on. */
  readonly columns: readonly number[];
  /** Each with the goals of home, and a selection or nothing for each column. */
  readonly rows: readonly { readonly goals: number; readonly cells: readonly (Selection | undefined)[] }[];
  /** What is no single score: any other one. */
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
