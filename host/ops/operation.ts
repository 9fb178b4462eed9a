import { InvalidArgumentError } from 'commander';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { ChangeRequest, ChangeResult } from './applyChange';
import type { Environment } from './environment';

/** How the text of a parameter is read. Each throws an `InvalidArgumentError` that says what is expected. */
const READERS = {
  text: readText,
  /** A release: its full name, an unambiguous beginning of it, or `latest`. */
  version: readText,
  revision: readRevision,
  flag: () => true as const,
};
export type ParameterKind = keyof typeof READERS;

/** What an operation takes beside a remote, a themed build and a reason. */
export interface Parameter {
  readonly kind: ParameterKind;
  /** On the command line: `<version>` is an argument, `--to <version>` an option. */
  readonly usage: string;
  readonly does: string;
  readonly isRequired?: boolean;
}
export type Parameters = Readonly<Record<string, Parameter>>;

type Value<P extends Parameter> = ReturnType<(typeof READERS)[P['kind']]>;
export type ValuesOf<P extends Parameters> = {
  readonly [Name in keyof P]: P[Name] extends { readonly isRequired: true } ? Value<P[Name]> : Value<P[Name]> | undefined;
};
/** Values by the names of the parameters, read by `readValues`. */
export type Values = Readonly<Record<string, string | number | true | undefined>>;

/** A change that operations make, by whatever hand: the command line and the service know no other. */
export interface Operation {
  readonly name: string;
  readonly does: string;
  /** What it changes: one remote of a themed build, or the themed build. */
  readonly of: 'remote' | 'build';
  readonly parameters: Parameters;
  /** Whether it waits for nobody, even where a themed build asks for a second person. */
  readonly isUrgent?: ((values: Values) => boolean) | undefined;
  /** `remote` is there where it is an operation of one. */
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

/** An operation on one remote. */
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

/** An operation on a themed build as a whole. */
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

/** Reads one parameter. */
export function readValue({ kind }: Parameter, text: string): string | number | true {
  return READERS[kind](text);
}

export function readText(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new InvalidArgumentError('It is empty.');
  return trimmed;
}

function readRevision(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('It is a number that pnpm ops history shows.');
  return Number(text);
}
