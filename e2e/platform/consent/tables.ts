export type ConsentTables = {
  /** Which versions of the terms a member has agreed to, and when first. Nothing of it is ever deleted. */
  terms_consent: { member_id: number; version: string; agreed_at: Date };
};
