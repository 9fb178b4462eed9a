import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SPORTS_METHODS } from '../wire/sports';
import type { Call } from '../wire/call';

export type AnyCall = Call<unknown, unknown>;

/** A call and the name it is exported by. */
export interface DeclaredCall {
  readonly name: string;
  readonly call: AnyCall;
}

const WIRE = join(__dirname, '../wire');

/** Where calls are declared; `call.ts` only says how. */
const FILES = readdirSync(WIRE).filter((name) => name.endsWith('.ts') && !/^call\.ts$|\.test\.ts$/.test(name));

/** Every call of the wire, read from its folder: who declares one does not have to remember a list. Tests only. */
export function declaredCalls(): readonly DeclaredCall[] {
  return FILES.flatMap((file) =>
    Object.entries(jest.requireActual<Readonly<Record<string, unknown>>>(join(WIRE, file)))
      .filter((entry): entry is [string, AnyCall] => isCall(entry[1]))
      .map(([name, call]) => ({ name, call })),
  );
}

/** How often the sources say `defineCall(`: a call that is not exported is not checked. */
export function countOfDeclarations(): number {
  return FILES.flatMap((file) => readFileSync(join(WIRE, file), 'utf8').match(/\bdefineCall\(/g) ?? []).length;
}

/** The methods behind the one call of the sports, each as the call that it is to its caller. */
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
