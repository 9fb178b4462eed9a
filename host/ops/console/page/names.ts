import type { Desk, RemoteBody } from '../wire';
import { keyOf, localized, type Translate } from './i18n';

/** Returns the label of an operation; its command line name when the page has no text for it. */
export function operationName(name: string, t: Translate): string {
  const key = keyOf('operations', name);
  return key === undefined ? name : t(key);
}

export function nameOf({ remote, name }: Pick<RemoteBody, 'remote' | 'name'>, locale: string): string {
  return name === undefined ? remote : localized(name, locale);
}

export function buildName(builds: Desk['builds'], build: string, locale: string): string {
  const name = builds.find((each) => each.build === build)?.name;
  return name === undefined ? build : localized(name, locale);
}

/** Returns the author and the approver; for the watcher, the person for whom it acts. */
export function whoName({ who, approvedBy }: { readonly who: string; readonly approvedBy?: string | undefined }, t: Translate): string {
  const person = /^ops watch for (.*)$/.exec(who)?.[1];
  const name = person === undefined ? who : t('history.by_watch', { who: person });
  return approvedBy === undefined ? name : t('history.approved_by', { who: name, approver: approvedBy });
}
