import type { OperationBody, ParameterBody, RemoteBody } from '../wire';

/** A button: an operation of the service, with some of its values given by the button itself. */
export interface Action {
  /** Of its words, such as `canary_finish`; an operation that the page has no words for is named as it is. */
  readonly name: string;
  readonly operation: OperationBody;
  readonly given: Readonly<Record<string, string | boolean>>;
  readonly fields: readonly ParameterBody[];
  /** When it is made and undone, where that is not now. */
  readonly timeFields: readonly ParameterBody[];
  /** Shown under "more". */
  readonly moreFields: readonly ParameterBody[];
}

/** What few need. */
const MORE: ReadonlySet<string> = new Set(['reasonTw', 'note', 'steps', 'stepMinutes', 'sample', 'failureRise', 'loadRatio']);

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

/** What can be done to a themed build. A scheduled change is taken back where it is listed. */
export function actionsOfBuild(operations: readonly OperationBody[]): readonly Action[] {
  return operations.filter(({ of, name }) => of === 'build' && name !== 'cancel').map((operation) => toAction(operation));
}

/** Takes back what was scheduled under a number; nothing where the service has no such operation. */
export function cancelAction(operations: readonly OperationBody[], number: number): Action | undefined {
  const operation = operations.find(({ name }) => name === 'cancel');
  return operation && toAction(without(operation, ['number']), 'cancel', { number: String(number) });
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
  const { parameters } = operation;
  const isTime = ({ kind }: ParameterBody): boolean => kind === 'time';
  const isMore = (parameter: ParameterBody): boolean => MORE.has(parameter.name);
  return {
    name,
    operation,
    given,
    fields: parameters.filter((parameter) => !isMore(parameter) && !isTime(parameter)),
    timeFields: parameters.filter(isTime),
    moreFields: parameters.filter(isMore),
  };
}
