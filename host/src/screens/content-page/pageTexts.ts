/** Table of a text. Cells are plain text. */
export interface TableTexts {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Section of a text. Its parts are shown in this order, as plain text that may contain `{{placeholders}}`. */
export interface SectionTexts {
  readonly heading: string;
  readonly text?: readonly string[] | undefined;
  /** Steps to follow, in order. */
  readonly steps?: readonly string[] | undefined;
  readonly list?: readonly string[] | undefined;
  readonly table?: TableTexts | undefined;
  readonly note?: string | undefined;
  /**
   * Links by route name or by screen code of the contract. Links to screens that the site does not have are left out.
   */
  readonly links?: readonly LinkTexts[] | undefined;
  /** Drawing that shows the result of a stake on this line at this score. */
  readonly picture?: PictureTexts | undefined;
}

export interface LinkTexts {
  readonly to: string;
  readonly text: string;
}

/** Drawing that shows how the two halves of a stake on a quarter-goal line are settled. */
export interface PictureTexts {
  /** `handicap`: giving the line, by how many goals the side won; `total`: over the line, how many goals there were. */
  readonly kind: string;
  /** Two lines such as `0.5 / 1`, or a single one such as `1`. */
  readonly line: string;
  readonly goals: number;
}

/** Text of a page: a summary of one or two sentences, and its sections. */
export interface PageTexts {
  readonly summary: string;
  readonly sections: readonly SectionTexts[];
}

/** Title and explanation: a point, a question with its answer, or a step. */
export interface PairTexts {
  readonly title: string;
  readonly text: string;
}
