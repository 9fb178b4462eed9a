/** Rows of one page of the bet record. */
export const RECORDS_PER_PAGE = 10;

/** The time ranges a player can choose, in business days. */
export const RECORD_RANGES = ['7', '30', '90'] as const;
export type RecordRange = (typeof RECORD_RANGES)[number];
