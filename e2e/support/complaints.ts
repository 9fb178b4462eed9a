/**
 * What console and network had to complain about beyond files of the given origin. The browser writes a line of its own for each file that it
 * cannot have or does not trust; what the site itself writes or lets escape is never excused.
 */
export function complaintsBeyond(complaints: readonly string[], origin: string): readonly string[] {
  return complaints.filter((complaint) => !complaint.includes(`${origin}/`) || /^(uncaught|policy)/.test(complaint));
}
