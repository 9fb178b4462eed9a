import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SPORTS_METHODS } from '@site/shared/wire/sports';
import type { Call } from '@site/shared/wire/call';

export type AnyCall = Call<unknown, unknown>;

export interface DeclaredCall {
  readonly name: string;
  readonly call: AnyCall;
}

const WIRE = dirname(require.resolve('@site/shared/wire/call'));

/** Files that declare calls; `call.ts` only has the function for it. */
const FILES = readdirSync(WIRE).filter((name) => name.endsWith('.ts') && !/^call\.ts$|\.test\.ts$/.test(name));

/**
 * Returns every call of the wire, read from its folder, so that a new call does not have to be added to a list. For
 * tests only.
 */
export function declaredCalls(): readonly DeclaredCall[] {
  return FILES.flatMap((file) =>
    Object.entries(jest.requireActual<Readonly<Record<string, unknown>>>(join(WIRE, file)))
      .filter((entry): entry is [string, AnyCall] => isCall(entry[1]))
      .map(([name, call]) => ({ name, call })),
  );
}

/** Counts `defineCall(` in the sources, to detect a call that is not exported and therefore not checked. */
export function countOfDeclarations(): number {
  return FILES.flatMap((file) => readFileSync(join(WIRE, file), 'utf8').match(/\bdefineCall\(/g) ?? []).length;
}

/** Returns the methods of the resource call, each as a separate call. */
export function sportsCalls(resourceCall: AnyCall): readonly DeclaredCall[] {
  return Object.values(SPORTS_METHODS).map(({ method, response }) => ({
    name: `resourceCall ${method}`,
    call: { ...resourceCall, response },
  }));
}

function isCall(value: unknown): value is AnyCall {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'request' in value && 'response' in value && 'cacheForMs' in value
  );
}
