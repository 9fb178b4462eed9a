import { runStandalone } from '@site/shared/standalone';
import * as remote from './remote';

/** Which promotion to look at: `?kind=racePage&id=weekly-race`. */
const wanted = new URLSearchParams(window.location.search);

runStandalone(remote, {
  id: 'activities',
  screens: {
    discount: {},
    promotion: { id: wanted.get('id') ?? 'daily-sign', kind: wanted.get('kind') ?? 'signGift' },
    friendInvitation: {},
  },
  widgets: {
    // The texts of the first slide are the host's; here a figure of each stands for them.
    'promotion-carousel': { eyebrow: '1', line1: '2', line2: '3', emphasis: '4', text: '5', level: '1', hall: 'root' },
  },
});
