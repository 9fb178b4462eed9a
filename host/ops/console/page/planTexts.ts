import type { Plan, RemoteChange } from '../wire';
import { keyOf, type Translate } from './i18n';
import { formatMinute } from './moments';
import { operationName } from './names';

/** Names a change in a few words; for a canary, one of its four actions. */
export function changeName({ what, from, to }: RemoteChange, t: Translate): string {
  if (what !== 'canary') return operationName(what, t);
  if (from?.canary === undefined) return t('operations.canary_start');
  if (to?.canary !== undefined) return t('operations.canary_raise');
  return t(to?.active === from.canary.version ? 'operations.canary_finish' : 'operations.canary_abort');
}

/** Describes a plan: the operation, then each of its values. */
export function describePlan({ operation, values }: Pick<Plan, 'operation' | 'values'>, t: Translate): readonly string[] {
  return [
    operationName(operation, t),
    ...Object.entries(values).map(([name, value]) => {
      if (name === 'version') return String(value);
      const key = keyOf('parameters', name);
      const label = key === undefined ? name : t(key);
      if (value === true) return label;
      return `${label} ${name === 'at' || name === 'until' ? formatMinute(String(value)) : String(value)}`;
    }),
  ];
}

/** Describes a plan in one line, with its number and time. */
export function describePlanned(plan: Plan, t: Translate): readonly string[] {
  const what = describePlan(plan, t).join(' ');
  return [
    t('scheduled.planned', { id: plan.id, at: formatMinute(plan.due), what }),
    ...(plan.until === undefined ? [] : [t('scheduled.until', { at: formatMinute(plan.until) })]),
  ];
}
