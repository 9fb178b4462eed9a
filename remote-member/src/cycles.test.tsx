import { leftoversOf, NOTHING_LEFT } from '@site/shared/testing/lifeCycles';
import * as remote from './remote';

const SCREENS = {
  userinfo: {},
  auth: {},
  addBankCard: {},
  virtualCoinCard: {},
  alipayManage: {},
  accountManage: { id: '1' },
  vip: {},
  betRecord: {},
  giftRecord: {},
  vipDetail: {},
  welfare: {},
  exchange: {},
  introTutorial: {},
  message: {},
  feedback: {},
};
const WIDGETS = {
  'inbox-badge': {},
  'vip-card': {},
};

/** A hundred together. */
const LIVES_EACH = Math.ceil(100 / (Object.keys(SCREENS).length + Object.keys(WIDGETS).length));

// A root renders by React's own schedule here, as in a page.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

describe('many lives leave nothing open, no element, no listener and no timer', () => {
  it.each(Object.entries(SCREENS))('of the screen %s', async (id, params) => {
    expect(await leftoversOf(remote, { kind: 'screen', id, params }, LIVES_EACH)).toEqual(NOTHING_LEFT);
  });

  it.each(Object.entries(WIDGETS))('of the widget %s', async (id, params) => {
    expect(await leftoversOf(remote, { kind: 'widget', id, params }, LIVES_EACH)).toEqual(NOTHING_LEFT);
  });
});
