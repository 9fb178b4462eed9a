/** The platform's number of a member; `userId` at the wire is its decimal text. */
export type MemberId = number;

/** Anyone who a valid `token` header stands for. */
export interface Member {
  readonly id: MemberId;
  /** Login name. */
  readonly name: string;
  readonly nickname: string;
}
