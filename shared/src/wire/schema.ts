/**
 * What a validator must offer to check what crosses an edge: the "Standard Schema" interface, which zod and its likes share.
 * The contract speaks only this, so that no validation library is part of it.
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

/** Checks a value and answers the typed copy or what is wrong with it. Only synchronous schemas are used on the wire. */
export function check<Output>(schema: Schema<Output>, value: unknown): SchemaResult<Output> {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new TypeError('a wire schema answers at once');
  return result;
}

/** One line a person can act on: the first issue and its path, such as `data.balance: expected string`. */
export function describeIssues(issues: readonly SchemaIssue[]): string {
  const [first] = issues;
  if (!first) return 'invalid';
  const path = (first.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
  return path ? `${path}: ${first.message}` : first.message;
}
