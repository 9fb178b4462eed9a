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
  /** Ways on, by the name of a route or the code of a screen in the contract; one that the site does not have now is left out. */
  readonly links?: readonly LinkTexts[] | undefined;
  /** A drawing that shows how a stake on this line ends at this score. */
  readonly picture?: PictureTexts | undefined;
}

export interface LinkTexts {
  readonly to: string;
  readonly text: string;
}

/** How a stake on a line of quarters of a goal is settled, drawn in its two halves. */
export interface PictureTexts {
  /** `handicap`: giving the line, by how many goals the side won; `total`: over the line, how many goals there were. */
  readonly kind: string;
  /** `0.5 / 1`, or a single one such as `1`. */
  readonly line: string;
  readonly goals: number;
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
