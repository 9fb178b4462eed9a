/** A table of a text; cells are plain text. */
export interface TableTexts {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A section of a text, shown in this order. All is plain text, which may contain `{{placeholders}}`. */
export interface SectionTexts {
  readonly heading: string;
  /** Paragraphs. */
  readonly text?: readonly string[] | undefined;
  /** What to do, in its order. */
  readonly steps?: readonly string[] | undefined;
  readonly list?: readonly string[] | undefined;
  readonly table?: TableTexts | undefined;
  /** What must not be overlooked. */
  readonly note?: string | undefined;
}

/** A page that is read: what it is about in a sentence or two, and its parts. */
export interface PageTexts {
  readonly summary: string;
  readonly sections: readonly SectionTexts[];
}

/** A title and its explanation: a point, a question with its answer, or a step. */
export interface PairTexts {
  readonly title: string;
  readonly text: string;
}
