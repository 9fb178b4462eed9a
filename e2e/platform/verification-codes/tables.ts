export type CodeTables = {
  /** Latest code of a purpose for a target; earlier ones are invalid. */
  verification_code: {
    purpose: CodePurpose;
    /**
     * Digits of a phone number with country code, or an e-mail address in lower case; for a recovery prefixed with the
     * login name and a space.
     */
    target: string;
    member_id: number | null;
    /**
     * Hash of the form `scrypt$…`. A fast hash of six digits can be reversed at once, this one not within the lifetime
     * of a code.
     */
    code_hash: string;
    /** Network that requested the code. */
    asked_from: string;
    /** Number of guesses from other networks. */
    failures_elsewhere: number;
    issued_at: Date;
    /** Start of the hour that `issued_count` counts. */
    counted_since: Date;
    issued_count: number;
    used_at: Date | null;
  };
  /** Guesses at a code by network; a row of an earlier code counts as none. */
  verification_guess: {
    purpose: CodePurpose;
    target: string;
    network: string;
    /** Issue time of the guessed code. */
    issued_at: Date;
    failures: number;
  };
};

export type CodePurpose = 'passwordRecovery' | 'newDevice' | 'bindPhone' | 'bindEmail' | 'password' | 'confirm' | 'loginPassword';
