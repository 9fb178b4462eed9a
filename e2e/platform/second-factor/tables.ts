export type SecondFactorTables = {
  second_factor: {
    member_id: number;
    /** Base32, sealed where the platform was given a secret of its own. */
    secret: string;
    begun_at: Date;
    /** Null until a first code was right. */
    confirmed_at: Date | null;
    /** The last interval of 30 s since 1970 whose code was taken. */
    last_step: number;
    /** Wrong codes in a row. */
    failures: number;
    locked_until: Date | null;
  };
  second_factor_recovery: {
    member_id: number;
    /** sha-256: a code has 49 bits. */
    code_hash: string;
  };
};
