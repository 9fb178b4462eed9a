/** The command's body is invalid, or the match it names does not exist; answered 400. */
export class SandboxRefusal extends Error {
  override readonly name = 'SandboxRefusal';
  readonly statusCode = 400;
}
