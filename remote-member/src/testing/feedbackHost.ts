import { createFakeServices, fakeAnswer, type FakeServicesOptions } from '@site/testing';
import {
  addFeedbackCall,
  deleteFeedbackCall,
  depositRewardsCall,
  feedbackBetsCall,
  feedbackInfoCall,
  feedbackListCall,
  feedbackPictureCall,
  followUpFeedbackCall,
  rateFeedbackCall,
  uploadImageCall,
} from '@site/shared/wire/feedback';
import { feedbackUnreadCall } from '@site/shared/wire/unread';
import { aFeedbackInfo, aWireFeedback, NOON } from './serviceBuilders';

export const FEEDBACK_TEXT = '昨天的存款到账比平时慢了一些。';
export const FEEDBACK_ID = 'FK261121000000001';

export const aFeedbackHost = (options: FakeServicesOptions = {}) =>
  createFakeServices({
    location: { name: 'feedback' },
    answers: [
      fakeAnswer(feedbackUnreadCall, { unreadNum: 1 }),
      fakeAnswer(addFeedbackCall, { id: FEEDBACK_ID }),
      fakeAnswer(uploadImageCall, { imageId: 'image-1' }),
      fakeAnswer(feedbackBetsCall, { list: [{ kind: 'ticket', id: 'T1', title: '曼城 - 阿森纳', risk: '100.00', at: NOON }] }),
      fakeAnswer(depositRewardsCall, { list: [{ id: 'first-deposit', title: '首存礼遇' }] }),
      fakeAnswer(feedbackListCall, {
        total: 2,
        list: [aWireFeedback({ state: 'answered', answeredAt: NOON, isUnread: true }), aWireFeedback({ id: 'FK2', type: 'other' })],
      }),
      fakeAnswer(
        feedbackInfoCall,
        aFeedbackInfo({
          state: 'answered',
          answeredAt: NOON,
          isUnread: true,
          pictures: [{ id: 'picture-1', name: '截图.png' }],
          messages: [{ author: 'operator', content: '已为您查到。', at: NOON, pictures: [] }],
        }),
      ),
      fakeAnswer(feedbackPictureCall, { content: '/9j/4AAQ' }),
      fakeAnswer(followUpFeedbackCall, {}),
      fakeAnswer(rateFeedbackCall, {}),
      fakeAnswer(deleteFeedbackCall, {}),
    ],
    ...options,
  });
