import { aWish } from '../testing/builders';
import { advanceLaunch, type LaunchEvent, type LaunchState } from './launchState';

const wish = aWish();
const other = aWish({ gameCode: 'JG-tiger' });
const idle: LaunchState = { status: 'idle' };
const starting: LaunchState = { status: 'starting', wish };
const asking: LaunchState = { status: 'asking', wish, message: '请先转入' };
const wished: LaunchEvent = { type: 'wished', wish: other };
const askedForMoney: LaunchEvent = { type: 'asked-for-money', message: '请先转入' };
const ended: LaunchEvent = { type: 'ended' };
const dismissed: LaunchEvent = { type: 'dismissed' };

describe('entering a venue', () => {
  it.each([
    ['a wish starts it', idle, wished, { status: 'starting', wish: other }],
    ['a question for money opens the dialog with its words', starting, askedForMoney, asking],
    ['an answer ends it', starting, ended, idle],
    ['another wish meanwhile is not heard', starting, wished, starting],
    ['a start cannot be dismissed', starting, dismissed, starting],
    ['a wish in the dialog starts', asking, wished, { status: 'starting', wish: other }],
    ['the dialog can be closed', asking, dismissed, idle],
    ['an old answer does not close the dialog', asking, ended, asking],
    ['nothing is asked of one who wants nothing', idle, askedForMoney, idle],
  ] satisfies readonly (readonly [string, LaunchState, LaunchEvent, LaunchState])[])('%s', (_, before, event, after) => {
    expect(advanceLaunch(before, event)).toEqual(after);
  });
});
