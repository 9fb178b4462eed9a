/** The platform's number of a member; `userId` on the wire is its decimal text. */
export type MemberId = number;

/** The member of a valid `token` header. */
export interface Member {
  readonly id: MemberId;
  /** Login name. */
  readonly name: string;
  readonly nickname: string;
}
