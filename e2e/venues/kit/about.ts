import type { Language } from './page/language';
import type { Fen } from './money';

/** A part of the description of a game: sentences, and a table whose first row is its head. */
export interface AboutSection {
  readonly title: string;
  readonly lines: readonly string[];
  readonly table?: readonly (readonly string[])[];
}

/** What a provider tells of a game before it is entered: the same figures that the game itself goes by. */
export interface AboutGame {
  /** What one bet may be. */
  readonly limits: { readonly min: Fen; readonly max: Fen };
  /** Rules and pay tables, in the order of reading. */
  sections(language: Language): readonly AboutSection[];
}
