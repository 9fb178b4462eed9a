/** The command's body makes no sense, or the match it names is not there; answered 400. */
export class SandboxRefusal extends Error {
  override readonly name = 'SandboxRefusal';
  readonly statusCode = 400;
}
