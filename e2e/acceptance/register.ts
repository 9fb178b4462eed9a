/** One row of the requirements register: one testable sentence. */
export interface Requirement {
  readonly id: string;
  readonly owner: string;
  readonly section: string;
  readonly requirement: string;
  readonly part: string;
}

const COLUMNS = ['id', 'owner', 'section', 'requirement', 'part'] as const;

/**
 * Parses the register: tab-separated, with one header line.
 *
 * @throws Error with the line, when the header or a row has other columns, or an id appears twice
 */
export function parseRegister(text: string): readonly Requirement[] {
  const [header, ...lines] = text.trimEnd().split('\n');
  if (header !== COLUMNS.join('\t')) throw new Error(`register: the header must be ${COLUMNS.join(', ')}`);
  const seen = new Set<string>();
  return lines.map((line, index) => {
    const [id, owner, section, requirement, part, ...rest] = line.split('\t');
    if (!id || !owner || !section || !requirement || !part || rest.length > 0) {
      throw new Error(`register: line ${String(index + 2)} does not have ${String(COLUMNS.length)} columns`);
    }
    if (seen.has(id)) throw new Error(`register: ${id} appears twice`);
    seen.add(id);
    return { id, owner, section, requirement, part };
  });
}
