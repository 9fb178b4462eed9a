/** A time; `from` included and `to` not. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}
