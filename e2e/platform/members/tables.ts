import type { Generated, GeneratedAlways } from 'kysely';

export type MemberTables = {
  member: {
    id: GeneratedAlways<number>;
    /** Login name in lower case, because it is compared without case. */
    name: string;
    nickname: string;
    /** Hash `scrypt$N$r$p$salt$hash` of the MD5 the client sends; never the MD5 itself. */
    password_hash: string;
    /** Country code digits and number; null when none is bound. */
    phone: string | null;
    email: string | null;
    real_name: string | null;
    gender: 'male' | 'female' | null;
    birthday: string | null;
    has_second_password: Generated<boolean>;
    /** Null for the default avatar that is drawn from the id. */
    avatar: Generated<string | null>;
    /** Turnover in fen from before this platform recorded it. */
    opening_turnover: bigint;
    registered_at: Date;
  };
  member_grade: {
    member_id: number;
    grade: number;
    /** Highest grade reached by total turnover. */
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
    /** SHA-256 of the token, so that a reader of the database cannot log in. */
    token_hash: string;
    member_id: number;
    /** `site` is for the header `token`; `launch` is for the channel token of a game launch. */
    kind: 'site' | 'launch';
    created_at: Date;
    expires_at: Date;
    /** Id in the member's list of sessions. */
    id: GeneratedAlways<string>;
    /** Last use, accurate to a minute. */
    last_used_at: Date;
    /** Time at which the session ends if it is not used again. */
    idle_ends_at: Date;
    /** Address from which it was opened; empty for a channel token. */
    ip: string;
    /** Names such as `Chrome` and `Windows`; empty when not recognized. */
    browser: string;
    system: string;
    /** SHA-256 of the browser's secret; empty for a channel token. */
    device_hash: string;
  };
};
