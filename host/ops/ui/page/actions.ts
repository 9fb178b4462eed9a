import type { OperationBody, ParameterBody, RemoteBody } from '../wire';

/** A button: an operation of the service, with some of its values given by the button itself. */
export interface Action {
  /** Of its words, such as `canary_finish`; an operation that the page has no words for is named as it is. */
  readonly name: string;
  readonly operation: OperationBody;
  readonly given: Readonly<Record<string, string | boolean>>;
  readonly fields: readonly ParameterBody[];
  /** Shown under "more". */
  readonly moreFields: readonly ParameterBody[];
}

/** What few need. */
const MORE: ReadonlySet<string> = new Set([
  'reasonTw',
  'note',
  'steps',
  'stepMinutes',
  'sample',
  'failureRise',
  'loadRatio',
  'at',
  'until',
]);

/** What can be done to a remote as it is. Whether it really can is up to the service: this only leaves out what is senseless. */
export function actionsOfRemote(operations: readonly OperationBody[], { state, active, canary }: RemoteBody): readonly Action[] {
  const actions = operations
    .filter(({ of }) => of === 'remote')
    .flatMap((operation): readonly Action[] => {
      switch (operation.name) {
        case 'enable':
          return state === 'off' && active !== undefined ? [toAction(operation)] : [];
        case 'disable':
          return state === 'off' ? [] : [toAction(operation)];
        case 'rollback':
          return active === undefined ? [] : [toAction(operation)];
        case 'canary':
          return state === 'on' ? canaryActions(operation, canary !== undefined) : [];
        default:
          return [toAction(operation)];
      }
    });
  // What takes away is at the end.
  return [...actions].sort((a, b) => Number(a.name === 'disable') - Number(b.name === 'disable'));
}

/** What can be done to a themed build. A scheduled change is taken back by its number, which the command line shows. */
export function actionsOfBuild(operations: readonly OperationBody[]): readonly Action[] {
  return operations.filter(({ of }) => of === 'build').map((operation) => toAction(operation));
}

/** One operation of the command line, and four things a person wants. */
function canaryActions(operation: OperationBody, isRunning: boolean): readonly Action[] {
  const start = without(operation, ['finish', 'abort']);
  if (!isRunning) return [toAction(start, 'canary_start')];
  return [
    toAction(start, 'canary_raise'),
    toAction(
      without(
        operation,
        operation.parameters.map(({ name }) => name),
      ),
      'canary_finish',
      { finish: true },
    ),
    toAction(
      without(
        operation,
        operation.parameters.map(({ name }) => name),
      ),
      'canary_abort',
      { abort: true },
    ),
  ];
}

function without(operation: OperationBody, names: readonly string[]): OperationBody {
  return { ...operation, parameters: operation.parameters.filter(({ name }) => !names.includes(name)) };
}

function toAction(operation: OperationBody, name = operation.name, given: Action['given'] = {}): Action {
  const isMore = (parameter: ParameterBody): boolean => MORE.has(parameter.name);
  return {
    name,
    operation,
    given,
    fields: operation.parameters.filter((parameter) => !isMore(parameter)),
    moreFields: operation.parameters.filter(isMore),
  };
}
