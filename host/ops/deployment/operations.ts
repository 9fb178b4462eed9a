import { changeCanary } from './canary';
import { CANARY_PARAMETERS, toCanaryChange } from './canaryValues';
import { disableRemote, enableRemote, promoteRemote, rollBackRemote } from './changes';
import { configureBuild } from './configureBuild';
import { signAgain } from './keys';
import { ofBuild, ofRemote, type Operation } from './operation';
import { restoreSite } from './restore';
import { cancelPlan, timed } from './schedule';
import { toTraditional } from './traditional';

/** All changes that operations can make. The command line and the service are generated from this list. */
export const OPERATIONS: readonly Operation[] = [
  timed(
    ofRemote('enable', { does: 'switch a remote on again' }, (remote, _values, request, environment) =>
      enableRemote(remote, request, environment),
    ),
  ),
  timed(
    ofRemote(
      'disable',
      {
        does: 'switch a remote off; players read the reason',
        isUrgent: () => true,
        parameters: {
          reasonTw: {
            kind: 'text',
            usage: '--reason-tw <text>',
            does: 'the reason in traditional characters; made from the other one when left out',
          },
          note: { kind: 'text', usage: '--note <text>', does: 'for the audit, where players should read something else' },
        },
      },
      async (remote, { reasonTw, note }, request, environment) => {
        const reason = { 'zh-CN': request.why, 'zh-TW': reasonTw ?? (await toTraditional(request.why)) };
        return disableRemote(remote, reason, { ...request, why: note ?? request.why }, environment);
      },
    ),
  ),
  timed(
    ofRemote(
      'promote',
      {
        does: 'make a release the active build',
        parameters: {
          version: {
            kind: 'version',
            usage: '<version>',
            does: 'full name, an unambiguous beginning of it, or latest',
            isRequired: true,
          },
        },
      },
      (remote, { version }, request, environment) => promoteRemote(remote, version, request, environment),
    ),
  ),
  timed(
    ofRemote(
      'canary',
      {
        does: 'try a release on a share of the devices',
        isUrgent: ({ abort }) => abort === true,
        parameters: CANARY_PARAMETERS,
      },
      async (remote, values, request, environment) => changeCanary(remote, toCanaryChange(values), request, environment),
    ),
  ),
  ofRemote(
    'rollback',
    {
      does: 'go back to the build before',
      isUrgent: ({ to }) => to === undefined,
      parameters: { to: { kind: 'version', usage: '--to <version>', does: 'to this one' } },
    },
    (remote, { to }, request, environment) => rollBackRemote(remote, to, request, environment),
  ),
  ofBuild(
    'cancel',
    {
      does: 'take a scheduled change from the list',
      isUrgent: () => true,
      parameters: { number: { kind: 'count', usage: '<number>', does: 'as ops scheduled shows it', isRequired: true } },
    },
    ({ number }, request, environment) => cancelPlan(number, request, environment),
  ),
  ofBuild(
    'configure',
    {
      does: 'take up the configuration of the themed build and the addresses',
      parameters: { latest: { kind: 'flag', usage: '--latest', does: 'and the newest release of each remote' } },
    },
    ({ latest }, request, environment) => configureBuild(latest === true, request, environment),
  ),
  ofBuild(
    'restore',
    {
      does: 'give back a manifest that was lost, damaged or edited by another hand',
      isUrgent: ({ revision }) => revision === undefined,
      parameters: {
        revision: {
          kind: 'revision',
          usage: '--revision <n>',
          does: 'as this revision left it; the newest that a command made when left out',
        },
      },
    },
    ({ revision }, request, environment) => restoreSite(revision, request, environment),
  ),
  ofBuild('sign', { does: 'sign the manifest again, as a new revision', isUrgent: () => true }, (_values, request, environment) =>
    signAgain(request, environment),
  ),
];
