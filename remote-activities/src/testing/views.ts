import type { StandaloneOptions } from '@site/testing/standalone';

/** Views of the remote, with their initial parameters. */
export const VIEWS = {
  id: 'activities',
  screens: {
    discount: {},
    promotion: { id: 'daily-sign', kind: 'signGift' },
    rebate: {},
    friendInvitation: {},
  },
  widgets: {
    // The host passes the texts of the first slide. These are placeholders.
    'promotion-carousel': {
      eyebrow: '1',
      line1: '2',
      line2: '3',
      emphasis: '4',
      text: '5',
      picture: '/first-slide.svg',
      level: '1',
      hall: 'root',
    },
  },
} satisfies StandaloneOptions;
