export type ConsentTables = {
  /**
   * Versions of the terms that a member has agreed to, with the time of the first agreement. Rows are never deleted.
   */
  terms_consent: { member_id: number; version: string; agreed_at: Date };
};
