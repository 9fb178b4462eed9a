/**
 * Returns the errors of console and network except those about files of the given origin. The browser logs a line for
 * each file that it cannot load or does not trust; errors that the site itself logs or throws are never excluded.
 */
export function complaintsBeyond(complaints: readonly string[], origin: string): readonly string[] {
  return complaints.filter((complaint) => !complaint.includes(`${origin}/`) || /^(uncaught|policy)/.test(complaint));
}
