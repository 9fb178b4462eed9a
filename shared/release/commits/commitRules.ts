/** Types of a commit, in the order of the Conventional Commits convention. */
export const COMMIT_TYPES = ['feat', 'fix', 'refactor', 'perf', 'test', 'docs', 'build', 'ci', 'chore', 'style', 'revert'] as const;

/** Longest first line of a commit message, in characters. */
const MAX_SUBJECT_LENGTH = 72;

/** First words such as "added", "adding" or "adds". Verbs with a similar form are excluded. */
const NOT_IMPERATIVE = /^(?!(?:embed|shred|shed|bring|string|ping|ring|spring|swing)\b)[a-z]+(?:[^e]ed|ing|[^aisu]s)\b/;

const HEADER = /^(?<type>\w+)\((?<scope>[^)]+)\)(?<breaking>!?): (?<subject>.+)$/;
/** First line that `git revert` writes. */
const GIT_REVERT = /^Revert "\w+\((?<scope>[^)]+)\)!?: (?<subject>.+)"$/;
const BREAKING_FOOTER = /^BREAKING[ -]CHANGE: /m;

export interface CommitMessage {
  readonly type: string;
  readonly scope: string;
  readonly subject: string;
  readonly isBreaking: boolean;
}

/**
 * Returns the parts of a commit message. Returns undefined when its first line is neither `type(scope): subject` nor
 * that of `git revert`.
 */
export function parseCommit(message: string): CommitMessage | undefined {
  const [header = ''] = message.split('\n');
  const reverted = GIT_REVERT.exec(header)?.groups;
  if (reverted !== undefined) {
    return { type: 'revert', scope: reverted['scope'] ?? '', subject: reverted['subject'] ?? '', isBreaking: false };
  }
  const { type, scope, subject, breaking } = HEADER.exec(header)?.groups ?? {};
  if (type === undefined || scope === undefined || subject === undefined) return undefined;
  return { type, scope, subject, isBreaking: breaking === '!' || BREAKING_FOOTER.test(message) };
}

/**
 * Returns every fault of a commit message as a sentence.
 *
 * @param scopes the allowed scopes: packages and areas of the repository
 */
export function commitFaults(message: string, scopes: readonly string[]): readonly string[] {
  const [header = '', separator = ''] = message.split('\n');
  if (/^(fixup|squash|amend)! /.test(header))
    return [`"${header}" is not yet part of its commit: run git rebase --interactive --autosquash`];
  if (GIT_REVERT.test(header)) return [];
  const commit = parseCommit(message);
  if (commit === undefined) {
    return [`"${header}" is not "type(scope): what changes": write for example "fix(wallet): keep the amount after a timeout"`];
  }
  const { type, scope, subject } = commit;
  const faults = [
    COMMIT_TYPES.some((known) => known === type) ? undefined : `"${type}" is not a commit type: use ${COMMIT_TYPES.join(', ')}`,
    scopes.includes(scope) ? undefined : `"${scope}" is not a scope: use ${scopes.join(', ')}`,
    header.length <= MAX_SUBJECT_LENGTH
      ? undefined
      : `The first line has ${String(header.length)} characters: shorten it to ${String(MAX_SUBJECT_LENGTH)} and move the reason to the body`,
    /^[a-z0-9]/.test(subject) ? undefined : `"${subject}" must begin with a lower-case verb`,
    NOT_IMPERATIVE.test(subject)
      ? `"${subject.split(' ')[0] ?? ''}" is not an imperative: write "add", not "added", "adding" or "adds"`
      : undefined,
    subject.endsWith('.') ? 'The first line must not end with a full stop' : undefined,
    separator === '' ? undefined : 'The body must be separated from the first line by an empty line',
  ];
  return faults.filter((fault) => fault !== undefined);
}
