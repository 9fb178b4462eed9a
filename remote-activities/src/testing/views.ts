import type { StandaloneOptions } from '@site/shared/standalone';

/** Every view of the remote, with the parameters it starts with. */
export const VIEWS = {
  id: 'activities',
  screens: {
    discount: {},
    promotion: { id: 'daily-sign', kind: 'signGift' },
    rebate: {},
    friendInvitation: {},
  },
  widgets: {
    // The host passes the texts of the first slide; here each is a placeholder.
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
