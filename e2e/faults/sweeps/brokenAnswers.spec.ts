import { expect, test } from '../../support/journey';
import { header, railEntry, signIn } from '../../support/player';
import type { MalformedForm } from '../../support/sandbox';

const FORMS: readonly MalformedForm[] = ['html', 'truncated', 'empty', 'wrong-types', 'missing-fields', 'nulls', 'huge-numbers'];

/** Calls with a page that depends on them. The transport's own tests cover every other call. */
const READS: readonly (readonly [call: string, path: string, harmless?: readonly MalformedForm[]])[] = [
  ['/site/api/v1/advertising/queryNoticeListByPage', '/'],
  // The response has no number that could be too large.
  ['/site/api/v1/advertising/sponsorContent', '/sponsor', ['huge-numbers']],
  ['/site/api/v1/user/memberGradeConfigList', '/mine/vip'],
  ['/site/api/v1/site/letter/list', '/mine/message'],
  ['/site/api/v1/user/feedback/getFeedBackList', '/mine/feedback?tab=list'],
  ['/fd/api/v1/payment/types', '/mine/savemoney'],
  ['/fd/api/v1/transactions/queryDealRecord', '/mine/transRecord'],
  ['/act/api/v1/promotion/config', '/activity/discount'],
  ['/act/api/v1/activityTopGift/exchangeRecord', '/mine/giftRecord'],
  ['/game/api/v1/gameList', '/game/egame'],
  ['/game/api/v1/venue/getVenueInfoByCategory', '/game/realbet'],
  // The member has no bet, so the list is empty.
  ['/game/api/v1/record/betRecordList', '/mine/betRecord', ['nulls', 'huge-numbers']],
  ['matches', '/game/sport/CRTY'],
];

for (const [call, path, harmless] of READS) {
  test(`the shell stays usable and shows an error when ${call} returns a malformed response`, async ({ page, sandbox, complaints }) => {
    await page.goto('/');
    await signIn(page);

    for (const form of FORMS.filter((each) => harmless?.includes(each) !== true)) {
      await test.step(form, async () => {
        await sandbox.setFault(call, { kind: 'malformed', form }, 20);
        await page.goto(path);

        await expect(header(page)).toBeVisible();
        const main = page.getByRole('main');
        await expect(main.getByRole('button', { name: '重试' }).or(main.getByText('公告暂时无法读取')).first()).toBeVisible();
        await railEntry(page, '优惠').click();
        await expect(page.getByRole('heading', { name: '优惠活动' }).first()).toBeVisible();
        await sandbox.clearFaults();
      });
    }
    expect(complaints).toEqual([]);
  });
}
