export type CodeTables = {
  /** The last code of a purpose to a target; the previous one is invalid. */
  verification_code: {
    purpose: CodePurpose;
    /** Digits of a phone with its country code, or an e-mail address in lower case; of a recovery, the login name and a space before it. */
    target: string;
    member_id: number | null;
    /** `scrypt$…`: a fast hash of six digits is broken at once, this one not within the lifetime of a code. */
    code_hash: string;
    /** Network that asked for the code. */
    asked_from: string;
    /** Guesses from other networks so far. */
    failures_elsewhere: number;
    issued_at: Date;
    /** Since when `issued_count` counts. */
    counted_since: Date;
    issued_count: number;
    used_at: Date | null;
  };
  /** Guesses at a code by network; a row of an earlier code counts as none. */
  verification_guess: {
    purpose: CodePurpose;
    target: string;
    network: string;
    /** When the code was issued that these are guesses at. */
    issued_at: Date;
    failures: number;
  };
};

export type CodePurpose = 'passwordRecovery' | 'newDevice' | 'bindPhone' | 'bindEmail' | 'password' | 'confirm' | 'loginPassword';
