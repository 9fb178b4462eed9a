/** Time span; `from` is inclusive, `to` exclusive. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}
