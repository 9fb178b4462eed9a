import type { OperationBody, ParameterBody, RemoteBody } from '../wire';

/** Button: an operation of the service, with some values set by the button itself. */
export interface Action {
  /** Key of its texts, such as `canary_finish`; the operation's own name when the page has no texts for it. */
  readonly name: string;
  readonly operation: OperationBody;
  readonly given: Readonly<Record<string, string | boolean>>;
  readonly fields: readonly ParameterBody[];
  /** Times of the change and of its undo, when not immediate. */
  readonly timeFields: readonly ParameterBody[];
  /** Fields shown under "more". */
  readonly moreFields: readonly ParameterBody[];
}

/** Parameters shown under "more". */
const MORE: ReadonlySet<string> = new Set(['reasonTw', 'note', 'steps', 'stepMinutes', 'sample', 'failureRise', 'loadRatio']);

/** Returns the actions of a remote in its current state. The service validates them; this only omits pointless ones. */
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
  // Destructive actions come last.
  return [...actions].sort((a, b) => Number(a.name === 'disable') - Number(b.name === 'disable'));
}

/** Returns the actions of a themed build. A scheduled change is cancelled in the list of plans. */
export function actionsOfBuild(operations: readonly OperationBody[]): readonly Action[] {
  return operations.filter(({ of, name }) => of === 'build' && name !== 'cancel').map((operation) => toAction(operation));
}

/** Returns the action that cancels a plan; undefined when the service has no such operation. */
export function cancelAction(operations: readonly OperationBody[], number: number): Action | undefined {
  const operation = operations.find(({ name }) => name === 'cancel');
  return operation && toAction(without(operation, ['number']), 'cancel', { number: String(number) });
}

/** Splits one operation of the command line into four actions. */
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
