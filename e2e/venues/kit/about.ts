import type { Language } from './page/language';
import type { Fen } from './money';

/** Section of a game's description: paragraphs, and a table whose first row is its header. */
export interface AboutSection {
  readonly title: string;
  readonly lines: readonly string[];
  readonly table?: readonly (readonly string[])[];
}

/** Public description of a game, shown before it is opened. Uses the same figures as the game itself. */
export interface AboutGame {
  readonly limits: { readonly min: Fen; readonly max: Fen };
  /** Returns rules and pay tables in reading order. */
  sections(language: Language): readonly AboutSection[];
}
