import { InvalidArgumentError } from 'commander';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { ChangeRequest, ChangeResult } from './applyChange';
import type { Environment } from './environment';

/** Parsers of a parameter's text. Each throws an `InvalidArgumentError` that describes the expected value. */
const READERS = {
  text: readText,
  /** Release: its full name, an unambiguous prefix of it, or `latest`. */
  version: readText,
  revision: readRevision,
  flag: () => true as const,
  /** Percentage of the devices. */
  share: (text: string) => readNumber(text, /^([1-9]|[1-4]\d|50)$/, 'It is a whole number from 1 to 50.'),
  count: (text: string) => readNumber(text, /^[1-9]\d{0,5}$/, 'It is a number from 1.'),
  amount: (text: string) => readNumber(text, /^\d{1,3}(\.\d{1,2})?$/, 'It is a number such as 2 or 1.5.'),
  /** Rising shares in percent. */
  steps: readSteps,
  /** Time with its time zone, as ISO 8601 in UTC. */
  time: readTime,
};
export type ParameterKind = keyof typeof READERS;

/** Parameter of an operation besides a remote, a themed build and a reason. */
export interface Parameter {
  readonly kind: ParameterKind;
  /** Form on the command line: `<version>` is an argument, `--to <version>` an option. */
  readonly usage: string;
  readonly does: string;
  readonly isRequired?: boolean;
}
export type Parameters = Readonly<Record<string, Parameter>>;

type Value<P extends Parameter> = ReturnType<(typeof READERS)[P['kind']]>;
export type ValuesOf<P extends Parameters> = {
  readonly [Name in keyof P]: P[Name] extends { readonly isRequired: true } ? Value<P[Name]> : Value<P[Name]> | undefined;
};
/** Values by the names of the parameters, parsed by `readValues`. */
export type Values = Readonly<Record<string, string | number | true | undefined>>;

/** Change that operations can make. The command line and the service both offer exactly these. */
export interface Operation {
  readonly name: string;
  readonly does: string;
  /** Target: one remote of a themed build, or the themed build. */
  readonly of: 'remote' | 'build';
  readonly parameters: Parameters;
  /** Returns true when the change needs no second person, even in a themed build that requires one. */
  readonly isUrgent?: ((values: Values) => boolean) | undefined;
  /** Applies the change. The target contains `remote` for an operation on a remote. */
  readonly apply: (target: Target, request: ChangeRequest, environment: Environment) => Promise<ChangeResult>;
}

export interface Target {
  readonly remote: RemoteId | undefined;
  readonly values: Values;
}

interface Definition<P extends Parameters> {
  readonly does: string;
  readonly parameters?: P;
  readonly isUrgent?: (values: ValuesOf<P>) => boolean;
}

export function ofRemote<const P extends Parameters>(
  name: string,
  { does, parameters, isUrgent }: Definition<P>,
  apply: (remote: RemoteId, values: ValuesOf<P>, request: ChangeRequest, environment: Environment) => Promise<ChangeResult>,
): Operation {
  return {
    name,
    does,
    of: 'remote',
    parameters: parameters ?? {},
    isUrgent: isUrgent && ((values) => isUrgent(values as ValuesOf<P>)),
    apply: ({ remote, values }, request, environment) => {
      if (remote === undefined) throw new Error(`${name} is for one remote`);
      return apply(remote, values as ValuesOf<P>, request, environment);
    },
  };
}

export function ofBuild<const P extends Parameters>(
  name: string,
  { does, parameters, isUrgent }: Definition<P>,
  apply: (values: ValuesOf<P>, request: ChangeRequest, environment: Environment) => Promise<ChangeResult>,
): Operation {
  return {
    name,
    does,
    of: 'build',
    parameters: parameters ?? {},
    isUrgent: isUrgent && ((values) => isUrgent(values as ValuesOf<P>)),
    apply: ({ values }, request, environment) => apply(values as ValuesOf<P>, request, environment),
  };
}

export function readValue({ kind }: Parameter, text: string): string | number | true {
  return READERS[kind](text);
}

export function readText(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new InvalidArgumentError('It is empty.');
  return trimmed;
}

function readNumber(text: string, pattern: RegExp, expected: string): number {
  if (!pattern.test(text)) throw new InvalidArgumentError(expected);
  return Number(text);
}

function readSteps(text: string): string {
  const steps = text.split(',');
  const isRising = steps.every((step, index) => /^([1-9]\d?|100)$/.test(step) && Number(step) > Number(steps[index - 1] ?? 0));
  if (!isRising) throw new InvalidArgumentError('It is a list of rising shares such as 20,50,100.');
  return text;
}

const MOMENT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

function readTime(text: string): string {
  const day = MOMENT.exec(text)?.[1];
  const moment = new Date(text);
  // JavaScript would parse a day beyond the end of the month as one of the next.
  const isDay = day !== undefined && new Date(`${day}T00:00Z`).toISOString().startsWith(day);
  if (!isDay || Number.isNaN(moment.getTime())) {
    throw new InvalidArgumentError('It is a date and a time with its zone, such as 2026-12-01T02:00+08:00 or 2026-11-30T18:00Z.');
  }
  return moment.toISOString();
}

function readRevision(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('It is a number that ops history shows.');
  return Number(text);
}

/**
 * Parses the values of an operation from a form: text as typed, `true` for a flag. Throws like `readValue`, naming the
 * parameter.
 */
export function readValues({ name: operation, parameters }: Operation, given: Readonly<Record<string, string | boolean>>): Values {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(parameters, name));
  if (unknown !== undefined) throw new InvalidArgumentError(`${operation} takes no ${unknown}.`);
  return Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => {
      const value = given[name] ?? '';
      if (parameter.kind === 'flag') return [name, value === true ? true : undefined];
      const text = String(value).trim();
      if (text === '' && parameter.isRequired !== true) return [name, undefined];
      try {
        return [name, readValue(parameter, text)];
      } catch (error) {
        throw error instanceof InvalidArgumentError ? new InvalidArgumentError(`${name}: ${error.message}`) : error;
      }
    }),
  );
}
