/**
 * Repeats every address of the specification (§7 and the API rows of the register). Client and platform share one
 * declaration per call, so no other test would notice a typing error in it.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { platformForTests } from '@site/platform/testing/platformForTests';

type Row = readonly [id: string, method: 'GET' | 'POST', path: string];

/** The part between `/fd/api/v1` and the names of the withdrawal calls is `withdraw` (R-API-077). */
const CALLS: readonly Row[] = [
  ['R-API-002', 'POST', '/site/api/v1/advertising/navigationList'],
  ['R-API-003', 'POST', '/site/api/v1/advertising/sponsorContent'],
  ['R-API-004', 'POST', '/site/api/v1/advertising/getMyDiscountAd'],
  ['R-API-005', 'POST', '/site/api/v1/advertising/queryNoticeListByPage'],
  ['R-API-006', 'POST', '/site/api/v1/configuration/onlinecustomservice'],
  ['R-API-007', 'POST', '/site/api/v1/configuration/preInfo'],
  ['R-API-008', 'POST', '/site/api/v1/user/login'],
  ['R-API-009', 'POST', '/site/api/v1/user/register'],
  ['R-API-010', 'POST', '/site/api/v1/user/member/validateGeeCheck'],
  ['R-API-011', 'POST', '/site/api/v1/user/register/defaultKaptcha'],
  ['R-API-012', 'POST', '/site/api/v1/user/member/kaptchcate'],
  ['R-API-013', 'POST', '/site/api/v1/user/logout'],
  ['R-API-014', 'POST', '/site/api/v1/user/member/info'],
  ['R-API-015', 'POST', '/site/api/v1/user/member/bindOther'],
  ['R-API-016', 'POST', '/site/api/v1/user/member/bindEmail'],
  ['R-API-017', 'POST', '/site/api/v1/user/bindPhone'],
  ['R-API-018', 'POST', '/site/api/v1/user/bindPasswordByPhone'],
  ['R-API-019', 'POST', '/site/api/v1/user/bindPasswordByEmail'],
  ['R-API-020', 'POST', '/site/api/v1/user/bindPassword'],
  ['R-API-021', 'POST', '/site/api/v1/user/sendCode/one'],
  ['R-API-022', 'POST', '/site/api/v1/user/sendCode/two'],
  ['R-API-024', 'POST', '/site/api/v1/user/withdrawal/pwd/set'],
  ['R-API-025', 'POST', '/site/api/v1/user/withdrawal/pwd/reset'],
  ['R-API-026', 'POST', '/site/api/v1/user/member/memberGradeInfoByGrade'],
  ['R-API-027', 'POST', '/site/api/v1/user/memberGradeConfigList'],
  ['R-API-028', 'POST', '/site/api/v1/user/member/getGameFanshuiHighLow'],
  ['R-API-029', 'POST', '/site/api/v1/user/member/bindFromDeposit'],
  ['R-API-030', 'POST', '/site/api/v1/user/member/avatarList'],
  ['R-API-031', 'POST', '/site/api/v1/user/member/addAvatar'],
  ['R-API-032', 'POST', '/site/api/v1/user/member/jwt'],
  ['R-API-033', 'POST', '/site/api/v1/user/forgetByPhone/one'],
  ['R-API-034', 'POST', '/site/api/v1/user/forgetByPhone/two'],
  ['R-API-035', 'POST', '/site/api/v1/user/forgetByPhone/three'],
  ['R-API-036', 'POST', '/site/api/v1/user/forgetByEmail/one'],
  ['R-API-037', 'POST', '/site/api/v1/user/forgetByEmail/two'],
  ['R-API-038', 'POST', '/site/api/v1/user/forgetByEmail/three'],
  ['R-API-040', 'POST', '/site/api/v1/user/feedback/addFeedBack'],
  ['R-API-041', 'POST', '/site/api/v1/user/feedback/unreadNum'],
  ['R-API-042', 'POST', '/site/api/v1/user/feedback/queryMemberBetList'],
  ['R-API-043', 'POST', '/site/api/v1/user/feedback/querySiteDepositRewardConfigList'],
  ['R-API-044', 'POST', '/site/api/v1/user/feedback/getFeedBackList'],
  ['R-API-045', 'POST', '/site/api/v1/user/feedback/getFeedbackInfo'],
  ['R-API-046', 'POST', '/site/api/v1/user/feedback/delFeedback'],
  ['R-API-047', 'POST', '/site/api/v1/site/countryArea/queryCountryArea'],
  ['R-API-048', 'POST', '/site/api/v1/site/common/singleDataDecryption'],
  ['R-API-049', 'POST', '/site/api/v1/user/upload/uploadImage'],
  ['R-API-050', 'POST', '/site/api/v1/site/letter/getUnreadForType'],
  ['R-API-051', 'POST', '/site/api/v1/site/letter/list'],
  ['R-API-052', 'POST', '/site/api/v1/site/letter/read'],
  ['R-API-053', 'POST', '/site/api/v1/site/letter/delete'],
  ['R-API-054', 'POST', '/site/api/v1/site/letter/onekeyRead'],
  ['R-API-055', 'POST', '/act/api/v1/promotion/config'],
  ['R-API-056', 'POST', '/act/api/v1/promotion/verification'],
  ['R-API-057', 'POST', '/act/api/v1/promotion/joinActivity'],
  ['R-API-058', 'POST', '/act/api/v1/promotion/confirmInfo'],
  ['R-API-059', 'POST', '/act/api/v1/vipWeek/VipWeekInfo'],
  ['R-API-060', 'POST', '/act/api/v1/activityTopGift/exchangeRecord'],
  ['R-API-061', 'POST', '/fd/api/v1/payment/types'],
  ['R-API-062', 'POST', '/fd/api/v1/payment/getDepositOrderStatus'],
  ['R-API-063', 'POST', '/fd/api/v1/payment/pay'],
  ['R-API-064', 'POST', '/fd/api/v1/payment/closeOrder'],
  ['R-API-065', 'POST', '/fd/api/v1/payment/createSignalCode'],
  ['R-API-066', 'POST', '/fd/api/v1/payment/getCustomerInfo'],
  ['R-API-067', 'POST', '/fd/api/v1/transfer/getBalance'],
  ['R-API-068', 'POST', '/fd/api/v1/transfer/utcTransfer'],
  ['R-API-069', 'POST', '/fd/api/v1/transfer/getTransferRate'],
  ['R-API-070', 'POST', '/fd/api/v1/transactions/queryDealRecord'],
  ['R-API-071', 'POST', '/fd/api/v1/vCurrency/list'],
  ['R-API-072', 'POST', '/fd/api/v1/withdraw/withdrawOrderInfo'],
  ['R-API-073', 'POST', '/fd/api/v1/withdraw/baseCfg/list'],
  ['R-API-074', 'POST', '/fd/api/v1/withdraw/withdrawInfo'],
  ['R-API-075', 'POST', '/fd/api/v1/withdraw/usdtWithdrawInfo'],
  ['R-API-076', 'POST', '/fd/api/v1/withdraw/new'],
  ['R-API-078', 'GET', '/fd/api/v1/bankCard/queryMemberBanksInfoList'],
  ['R-API-079', 'GET', '/fd/api/v1/bankCard/withdraw/add/list'],
  ['R-API-080', 'POST', '/game/api/v1/venue/allBalance'],
  ['R-API-081', 'POST', '/game/api/v1/venue/recycle'],
  ['R-API-082', 'POST', '/game/api/v1/venue/transfer'],
  ['R-API-083', 'POST', '/game/api/v1/venue/getVenueInfoByCategory'],
  ['R-API-084', 'POST', '/game/api/v1/venue/getBonusPools'],
  ['R-API-085', 'POST', '/game/api/v1/gameList'],
  ['R-API-086', 'POST', '/game/api/v1/launch'],
  ['R-API-087', 'POST', '/game/api/v1/balance'],
  ['R-API-088', 'POST', '/game/api/v1/resource'],
  ['R-API-090', 'POST', '/game/api/v1/status/setAutoTransferStatus'],
  ['R-API-091', 'POST', '/game/api/v1/record/betRecordTotal'],
  ['R-API-092', 'POST', '/game/api/v1/record/betRecordList'],
  ['R-API-093', 'POST', '/game/api/v1/collection/addCollection'],
  ['R-API-094', 'POST', '/game/api/v1/collection/removeCollection'],
  ['R-API-095', 'POST', '/game/api/v1/video/hotLive/matchDetail'],
  ['R-API-096', 'POST', '/stream/api/v1/history'],
];

const WIRE_DIR = join(__dirname, '..', '..', 'shared', 'src', 'wire');

let declared: ReadonlySet<string>;
const site = platformForTests();

beforeAll(async () => {
  declared = await readDeclarations();
});

describe.each(CALLS)('%s: %s %s', (id, method, path) => {
  it(`is declared on the wire and answered by the platform, by this method alone [${id}]`, async () => {
    expect([...declared]).toContain(`${method} ${path}`);
    expect(await isRouted(method, path)).toBe(true);
    expect(await isRouted(method === 'GET' ? 'POST' : 'GET', path)).toBe(false);
  });
});

it('no id or address is listed twice', () => {
  expect(new Set(CALLS.map(([id]) => id)).size).toBe(CALLS.length);
  expect(new Set(CALLS.map(([, , path]) => path)).size).toBe(CALLS.length);
});

/** Returns every call that a wire module exports, such as `POST /site/api/v1/user/login`. */
async function readDeclarations(): Promise<ReadonlySet<string>> {
  const files = readdirSync(WIRE_DIR).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(join(WIRE_DIR, file)) as Promise<Readonly<Record<string, unknown>>>));
  const calls = modules.flatMap((each) => Object.values(each)).filter(isCall);
  return new Set(calls.map(({ method, path }) => `${method} ${path}`));
}

function isCall(value: unknown): value is { readonly method: string; readonly path: string } {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'effect' in value;
}

/** Returns false when the platform answers 404. A call that refuses its input still answers with an envelope. */
async function isRouted(method: string, path: string): Promise<boolean> {
  const content = method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};
  const { status } = await fetch(`${site.platform.url}${path}`, { method, ...content });
  return status !== 404;
}
