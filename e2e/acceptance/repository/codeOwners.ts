export interface OwnerRule {
  /** `/folder/` with all its contents, or `/file`. */
  readonly pattern: string;
  readonly owners: readonly string[];
}

/**
 * Parses CODEOWNERS. Throws on a wildcard, whose meaning differs between hosting services, and on a line without a
 * team.
 */
export function parseCodeOwners(text: string): readonly OwnerRule[] {
  return text.split('\n').flatMap((line) => {
    const [pattern = '', ...owners] = line.trim().split(/\s+/);
    if (pattern === '' || pattern.startsWith('#')) return [];
    if (!/^\/[\w./-]+$/.test(pattern)) throw new Error(`"${pattern}" is not "/folder/" or "/file": write one line for each`);
    if (owners.length === 0 || owners.some((owner) => !/^@[\w-]+\/[\w-]+$/.test(owner))) {
      throw new Error(`"${line}" does not name teams: write @organisation/team`);
    }
    return [{ pattern, owners }];
  });
}

/** Returns true when a rule covers a file, given as a path from the root. */
export function covers({ pattern }: OwnerRule, file: string): boolean {
  return pattern.endsWith('/') ? `/${file}`.startsWith(pattern) : `/${file}` === pattern;
}

/** Returns the owners of a file: those of the last rule that covers it. */
export function ownersOf(file: string, rules: readonly OwnerRule[]): readonly string[] {
  return rules.findLast((rule) => covers(rule, file))?.owners ?? [];
}
