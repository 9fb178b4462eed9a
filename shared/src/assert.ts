/**
 * Closes a switch over a union: a member that was added and not handled fails to compile here.
 *
 * @throws Error when a value outside the union gets here at run time, such as unchecked data of another build
 */
export function assertNever(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`);
}
