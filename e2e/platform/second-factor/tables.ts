export type SecondFactorTables = {
  second_factor: {
    member_id: number;
    /** Secret in base32, encrypted when the platform has its own key. */
    secret: string;
    begun_at: Date;
    /** Time of the first right code; null before. */
    confirmed_at: Date | null;
    /** Last 30-second interval since 1970 whose code was used. */
    last_step: number;
    /** Number of consecutive wrong codes. */
    failures: number;
    locked_until: Date | null;
  };
  second_factor_recovery: {
    member_id: number;
    /** SHA-256 hash, which is sufficient because a code has 49 bits. */
    code_hash: string;
  };
};
