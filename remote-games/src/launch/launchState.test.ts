import { aLaunchRequest } from '../testing/builders';
import { advanceLaunch, type LaunchEvent, type LaunchState } from './launchState';

const request = aLaunchRequest();
const other = aLaunchRequest({ gameCode: 'JG-tiger' });
const idle: LaunchState = { status: 'idle' };
const starting: LaunchState = { status: 'starting', request };
const asking: LaunchState = { status: 'asking', request, message: '请先转入' };
const requested: LaunchEvent = { type: 'requested', request: other };
const askedForMoney: LaunchEvent = { type: 'asked-for-money', message: '请先转入' };
const ended: LaunchEvent = { type: 'ended' };
const dismissed: LaunchEvent = { type: 'dismissed' };

describe('entering a venue', () => {
  it.each([
    ['a request starts it', idle, requested, { status: 'starting', request: other }],
    ['a venue that asks for money opens the dialog with its message', starting, askedForMoney, asking],
    ['an answer ends it', starting, ended, idle],
    ['another request is ignored while it starts', starting, requested, starting],
    ['a start cannot be dismissed', starting, dismissed, starting],
    ['a request in the dialog starts it', asking, requested, { status: 'starting', request: other }],
    ['the dialog can be closed', asking, dismissed, idle],
    ['an old answer does not close the dialog', asking, ended, asking],
    ['without a request no dialog opens', idle, askedForMoney, idle],
  ] satisfies readonly (readonly [string, LaunchState, LaunchEvent, LaunchState])[])('%s', (_, before, event, after) => {
    expect(advanceLaunch(before, event)).toEqual(after);
  });
});
