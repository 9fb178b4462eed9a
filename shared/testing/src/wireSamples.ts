import { instantSchema } from '@site/shared/wire/common';
import { check, type Schema } from '@site/shared/wire/schema';
import type * as z from '@site/shared/wire/zod';

/** All schemas of the wire are zod schemas, but their type only exposes what they check. */
type AnySchema = z.core.$ZodTypes;

/** Texts for the text schemas of the wire, the simplest first. Add a text here if a new schema accepts none of them. */
const TEXTS = [
  'text',
  '1.00',
  '1.0000',
  '96.12',
  '0.85',
  '1',
  '86',
  'W',
  '123456',
  '13800001111',
  '2026-11-21',
  '1795248229025~t:T20261121000001',
  'name@example.com',
  'https://site.example/path',
  '6f1c0e52-7b1e-4c58-9a3f-0d2c5b7e9a11',
  '0123456789abcdef'.repeat(2),
  '0123456789abcdef'.repeat(4),
  'AAECAwQFBgcICQoLDA0OD0W0cHCUsCFHd/MgbKA264D72IBHFQcyqDjflB3Jm6MD',
  'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf',
  '6222021234567890128',
  'AAECAwQFBgcICQoLDA0ODw',
  'data:image/png;base64,iVBORw0KGgo=',
] as const;

const NUMBERS = [1, 2, 0, 10, 100, 320, 1000] as const;

const A_MOMENT = 1_795_248_229_025;

/**
 * Returns valid data for a schema, including all optional fields: one sample per member of a union.
 *
 * @throws Error if no sample can be created, because of a new kind of text or number
 */
export function samplesOf(schema: Schema<unknown>): readonly unknown[] {
  const { def } = (schema as AnySchema)._zod;
  const members = def.type === 'union' ? def.options.map((option) => option as AnySchema) : [schema as AnySchema];
  return members.map((member) => {
    const sample = sampleOf(member);
    const { issues } = check(schema, sample);
    if (issues) throw new Error(`no sample: ${JSON.stringify(issues)} of ${JSON.stringify(sample)}`);
    return sample;
  });
}

function sampleOf(schema: AnySchema): unknown {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([key, inner]) => [key, sampleOf(inner as AnySchema)]));
    case 'array':
      return Array.from({ length: leastItems(schema) }, () => sampleOf(def.element as AnySchema));
    case 'record':
      return Object.fromEntries(keysOf(def.keyType as AnySchema).map((key) => [key, sampleOf(def.valueType as AnySchema)]));
    case 'union':
      return sampleOf(def.options[0] as AnySchema);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return sampleOf(def.innerType as AnySchema);
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'boolean':
      return true;
    case 'string':
      return firstThatFits(schema, TEXTS);
    case 'number':
      return firstThatFits(schema, schema === instantSchema ? [A_MOMENT] : NUMBERS);
    case 'unknown':
    case 'any':
      return { anything: 1 };
    default:
      throw new Error(`no samples of ${def.type}`);
  }
}

/** Returns the number of items for a list. One item shows the shape, but some lists require more. */
function leastItems(schema: AnySchema): number {
  return Math.max(1, Number(schema._zod.bag['minimum'] ?? 1));
}

function keysOf(schema: AnySchema): readonly string[] {
  const { def } = schema._zod;
  return def.type === 'enum' ? Object.values(def.entries).map(String) : [String(sampleOf(schema))];
}

function firstThatFits(schema: AnySchema, candidates: readonly unknown[]): unknown {
  const found = candidates.find((candidate) => check(schema as Schema<unknown>, candidate).issues === undefined);
  if (found === undefined) {
    const rules = (schema._zod.def.checks ?? []).map((rule) =>
      JSON.stringify(rule._zod.def, (_name, value: unknown) => (value instanceof RegExp ? String(value) : value)),
    );
    throw new Error(`no sample here fits ${schema._zod.def.type} ${rules.join(' ')}`);
  }
  return found;
}

/** Data that a schema must reject, with a description of the fault. */
export interface BrokenData {
  /** Description such as `list.0.amount: missing`. */
  readonly what: string;
  readonly data: unknown;
}

/** Placeholder for a number that JSON can express but that overflows in a program; `toJson` inserts it. */
const ENDLESS = '⟨1e309⟩';

/** Returns the JSON of data that may contain `1e309`. */
export function toJson(data: unknown): string {
  return JSON.stringify(data).replaceAll(`"${ENDLESS}"`, '1e309');
}

/**
 * Returns copies of a valid sample in which one field at a time is missing, null, of another type, or of an absurd
 * size.
 */
export function breakData(schema: Schema<unknown>): readonly BrokenData[] {
  const { def } = (schema as AnySchema)._zod;
  const members = def.type === 'union' ? def.options.map((option) => option as AnySchema) : [schema as AnySchema];
  return members.flatMap((member) => {
    const sample = sampleOf(member);
    return faultsOf(member, []).map(({ path, wrong, what }) => ({
      what: `${path.join('.') || 'data'}: ${what}`,
      data: replaceAt(sample, path, wrong),
    }));
  });
}

interface FaultAt {
  readonly path: readonly string[];
  /** Wrong value; `undefined` for a missing field. */
  readonly wrong: unknown;
  readonly what: string;
}

function faultsOf(schema: AnySchema, path: readonly string[]): readonly FaultAt[] {
  const { def } = schema._zod;
  const at = (what: string, wrong: unknown): FaultAt => ({ path, wrong, what });
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([key, inner]) => [key, inner as AnySchema] as const);
      return [
        at('a list', []),
        at('a text', 'text'),
        at('null', null),
        ...fields.flatMap(([key, inner]) => [
          ...(isOptional(inner) ? [] : [{ path: [...path, key], wrong: undefined, what: 'missing' }]),
          ...faultsOf(inner, [...path, key]),
        ]),
      ];
    }
    case 'array':
      return [at('an object', { 0: 1 }), at('a text', 'text'), at('null', null), ...faultsOf(def.element as AnySchema, [...path, '0'])];
    case 'record':
      return [
        at('a list', []),
        at('null', null),
        ...keysOf(def.keyType as AnySchema).flatMap((key) => faultsOf(def.valueType as AnySchema, [...path, key])),
      ];
    case 'nullable':
      return faultsOf(def.innerType as AnySchema, path).filter((fault) => fault.path.length > path.length || fault.wrong !== null);
    case 'optional':
    case 'default':
    case 'readonly':
      return faultsOf(def.innerType as AnySchema, path);
    case 'boolean':
      return [at('a text', 'true'), at('a number', 1), at('null', null)];
    case 'string':
      return [at('a number', 7), at('an object', {}), at('null', null)];
    case 'enum':
    case 'literal':
      return [at('another word', 'unknown word'), at('an absurd number', 2 ** 60), at('null', null)];
    case 'number':
      return [
        at('a text', '7'),
        at('an absurd number', 2 ** 60),
        at('an endless number', ENDLESS),
        at('null', null),
        ...(schema === instantSchema ? [at('beyond all dates', 8.64e15 + 1)] : []),
        ...(isCount(path) ? [at('less than none', -1)] : []),
      ];
    case 'union':
    case 'unknown':
    case 'any':
      return [];
    default:
      throw new Error(`no faults of ${def.type}`);
  }
}

function isOptional(schema: AnySchema): boolean {
  return check(schema as Schema<unknown>, undefined).issues === undefined;
}

/** Returns whether a field is a count, which cannot be negative. */
function isCount(path: readonly string[]): boolean {
  return /^(total|online|count|\w*_count|\w*Count|\w+Num)$/.test(path.at(-1) ?? '');
}

function replaceAt(data: unknown, [key, ...rest]: readonly string[], wrong: unknown): unknown {
  if (key === undefined) return wrong;
  if (Array.isArray(data)) return data.map((item: unknown, index) => (String(index) === key ? replaceAt(item, rest, wrong) : item));
  const fields = data as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: replaceAt(fields[key], rest, wrong) };
}
