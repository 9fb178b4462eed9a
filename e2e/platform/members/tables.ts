import type { Generated, GeneratedAlways } from 'kysely';

export type MemberTables = {
  member: {
    id: GeneratedAlways<number>;
    /** Lower case; the login name is compared without case. */
    name: string;
    nickname: string;
    /** `scrypt$N$r$p$salt$hash` of the md5 the client sends; never the md5 itself. */
    password_hash: string;
    /** Country code digits and number; null where none is bound. */
    phone: string | null;
    email: string | null;
    real_name: string | null;
    gender: 'male' | 'female' | null;
    /** `YYYY-MM-DD`. */
    birthday: string | null;
    has_second_password: Generated<boolean>;
    /** Null for the one that the id draws. */
    avatar: Generated<string | null>;
    /** In fen; of the time before this platform kept count. */
    opening_turnover: bigint;
    registered_at: Date;
  };
  member_grade: {
    member_id: number;
    grade: number;
    /** The highest that all turnover has reached. */
    reached: number;
    held_from: Date;
    held_until: Date;
  };
  member_grade_change: {
    id: GeneratedAlways<bigint>;
    member_id: number;
    at: Date;
    from_grade: number;
    to_grade: number;
    reason: 'reached' | 'kept' | 'fell' | 'regained';
  };
  session: {
    /** sha-256 of the token: a reader of the database cannot log in. */
    token_hash: string;
    member_id: number;
    /** `site`: the header `token`. `launch`: the channel token that a game launch issues. */
    kind: 'site' | 'launch';
    created_at: Date;
    expires_at: Date;
    /** Names it in its member's list. */
    id: GeneratedAlways<string>;
    /** To a minute. */
    last_used_at: Date;
    /** When it ends unless it is used again. */
    idle_ends_at: Date;
    /** From where it was opened; empty for a channel token. */
    ip: string;
    /** Such as `Chrome` and `Windows`; empty where they are not known. */
    browser: string;
    system: string;
    /** sha-256 of the browser's secret; empty for a channel token. */
    device_hash: string;
  };
};
