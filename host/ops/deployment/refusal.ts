/** Fault of a release, in terms on which an operator can act. */
export interface Fault {
  /** Address of a file, or the checked property: `contract`, `origin`. */
  readonly at: string;
  readonly expected: string;
  readonly got: string;
  readonly advice: string;
}

export type RefusalCode =
  | 'no-such-remote'
  | 'no-address'
  | 'no-manifest'
  | 'no-revision'
  | 'damaged-manifest'
  | 'damaged-audit'
  | 'no-signing-key'
  | 'no-such-key'
  | 'key-stays'
  | 'locked'
  | 'lock-lost'
  | 'no-release'
  | 'store-unreachable'
  | 'ambiguous-version'
  | 'nothing-to-run'
  | 'no-way-back'
  | 'not-in-this-build'
  | 'unclear'
  | 'no-canary'
  | 'no-figures'
  | 'other-canary'
  | 'no-plan'
  | 'not-in-future'
  | 'nothing-to-undo'
  | 'failed-validation'
  | 'difference-moved'
  | 'no-request'
  | 'own-request'
  | 'damaged-requests'
  | 'damaged-accounts'
  | 'known-user'
  | 'no-user'
  | 'known-token'
  | 'no-token'
  | 'no-build'
  | 'needs-tls'
  | 'platform-unreachable'
  | 'platform-refused';

/** Reason why a command changed nothing. The message contains advice. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly faults: readonly Fault[] = [],
  ) {
    super(message);
  }
}
