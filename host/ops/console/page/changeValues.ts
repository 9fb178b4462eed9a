import type { Ask, ParameterBody } from '../wire';
import type { Action } from './actions';
import { toMoment } from './moments';

export interface Filled {
  readonly reason: string;
  readonly values: Readonly<Record<string, string | boolean>>;
}

/** Builds the call for a change; without `expecting` for the difference alone. */
export function toAsk(
  { operation, given, fields, timeFields, moreFields }: Action,
  remote: string | undefined,
  filled: Filled,
  expecting: string | undefined,
): Ask {
  const values = [...fields, ...timeFields, ...moreFields].flatMap(({ name, kind }) => {
    const value = filled.values[name];
    if (value === undefined || value === '' || value === false) return [];
    return [[name, kind === 'time' && typeof value === 'string' ? toMoment(value) : value] as const];
  });
  return {
    operation: operation.name,
    ...(remote === undefined ? {} : { remote }),
    values: { ...Object.fromEntries(values), ...given },
    reason: filled.reason,
    isDryRun: expecting === undefined,
    ...(expecting === undefined ? {} : { expecting }),
  };
}

/** Returns the names of required fields that are empty, including `reason`. */
export function missingOf({ fields }: Action, { reason, values }: Filled): readonly string[] {
  const isEmpty = ({ name, isRequired }: ParameterBody): boolean => isRequired && String(values[name] ?? '').trim() === '';
  return [...fields.filter(isEmpty).map(({ name }) => name), ...(reason.trim() === '' ? ['reason'] : [])];
}
