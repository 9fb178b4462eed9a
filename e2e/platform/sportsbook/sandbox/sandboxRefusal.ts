/** Error for an invalid body or an unknown match; the response status is 400. */
export class SandboxRefusal extends Error {
  override readonly name = 'SandboxRefusal';
  readonly statusCode = 400;
}
