import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { samplesOf } from '@site/testing/wireSamples';
import type { Call } from '@site/shared/wire/call';
import { check, type Schema } from '@site/shared/wire/schema';
import { resourceCall } from '@site/shared/wire/resource';
import { SPORTS_METHODS } from '@site/shared/wire/sports';

/** Call as its caller knows it. Each method of the sports counts as a call. */
export interface FuzzedCall {
  readonly name: string;
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly movesMoney: boolean;
  /** Bodies that match the schema but need not make sense. */
  readonly samples: readonly unknown[];
  /** Returns true when the body matches the schema. */
  readonly takes: (body: unknown) => boolean;
  readonly response: Schema<unknown>;
}

const WIRE = join(import.meta.dirname, '../../../shared/src/wire');

/** Returns every call in the folder of the wire schemas, and every method of the sports. */
export async function listCalls(): Promise<readonly FuzzedCall[]> {
  const names = readdirSync(WIRE).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(names.map((name) => import(join(WIRE, name)) as Promise<Readonly<Record<string, unknown>>>));
  const calls = modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Call<unknown, unknown>] => isCall(entry[1]));
  return [...calls.filter(([, { path }]) => path !== resourceCall.path).map(([name, call]) => toFuzzed(name, call)), ...sportsCalls()];
}

function toFuzzed(name: string, { path, method, effect, request, response }: Call<unknown, unknown>): FuzzedCall {
  return { name, path, method, movesMoney: effect === 'moves-money', samples: samplesOf(request), takes: takenBy(request), response };
}

function sportsCalls(): readonly FuzzedCall[] {
  const { path, method } = resourceCall;
  return Object.values(SPORTS_METHODS).map((each) => ({
    name: `resourceCall ${each.method}`,
    path,
    method,
    movesMoney: each.effect === 'moves-money',
    samples: samplesOf(each.request).map((sample) => ({
      method: each.method,
      enName: 'CRTY',
      Request: { timestamp: 1, token: '', language: 'zh-CN', ip: '', ...(sample as object) },
    })),
    takes: (body: unknown) => takenBy(resourceCall.request)(body) && takenBy(each.request)((body as { readonly Request: unknown }).Request),
    response: each.response,
  }));
}

function takenBy(schema: Schema<unknown>): (body: unknown) => boolean {
  return (body) => check(schema, body).issues === undefined;
}

function isCall(value: unknown): value is Call<unknown, unknown> {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'request' in value && 'response' in value && 'cacheForMs' in value
  );
}
