/**
 * Interface that a validator must provide to check data at a boundary: "Standard Schema", which zod and similar
 * libraries implement. The contract uses only this interface, so that it includes no validation library.
 */
export interface Schema<Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

export type SchemaResult<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly SchemaIssue[] };

export interface SchemaIssue {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
}

/** Checks a value and returns the typed copy or the issues. Only synchronous schemas are used on the wire. */
export function check<Output>(schema: Schema<Output>, value: unknown): SchemaResult<Output> {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new TypeError('a wire schema answers at once');
  return result;
}

/** Describes the first issue with its path in one line, such as `data.balance: expected string`. */
export function describeIssues(issues: readonly SchemaIssue[]): string {
  const [first] = issues;
  if (!first) return 'invalid';
  const path = (first.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
  return path ? `${path}: ${first.message}` : first.message;
}
