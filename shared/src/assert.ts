/**
 * Ends a switch over a union, so that a new member without a case is a compile error.
 *
 * @throws Error for a value outside of the union at run time, such as unchecked data of another build
 */
export function assertNever(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`);
}
