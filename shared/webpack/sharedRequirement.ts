/** A range as webpack parses it: how many of its parts must be equal, the parts, and after a hole those of a pre-release. */
export type ParsedRange = false | undefined | readonly (number | string | undefined | ParsedRange)[];

export interface Requirement {
  /** How a fitting version begins; empty: any fits. */
  readonly start: string;
  /** The oldest that fits. */
  readonly least: string;
}

const ANY: Requirement = { start: '', least: '' };

/**
 * What a remote accepts of a shared module, for the short check of its entry: `^26.7.0`, or one version exactly. Without `strictVersion` whatever the
 * scope offers will do. Throws on any other range, which that check would not understand.
 */
export function requirementOf({
  requiredVersion,
  strictVersion,
}: {
  readonly requiredVersion: ParsedRange;
  readonly strictVersion: boolean;
}): Requirement {
  if (!strictVersion) return ANY;
  const [fixed, ...parts] = requiredVersion || [];
  const version = parts
    .map((part, index) => (part === undefined ? '-' : `${index > 0 && parts[index - 1] !== undefined ? '.' : ''}${String(part)}`))
    .join('');
  if (fixed === 1 && parts.length === 3 && parts[0] !== 0) return { start: `${String(parts[0])}.`, least: version };
  if (fixed === parts.length + 1) return { start: version, least: version };
  throw new Error(`only ^1.2.3 and one exact version can be required of a shared module: ${JSON.stringify(requiredVersion)}`);
}
