import { createHash } from 'node:crypto';
import { CODE_CATES, CODE_TYPES, sendCodeToGuestCall, sendCodeToMemberCall, type SendCodeRequest } from '@site/shared/wire/codes';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { VerificationCodes } from '../verification-codes/createVerificationCodes';
import type { CodePurpose } from '../verification-codes/tables';
import type { CodeChannel } from '../verification-codes/createMailbox';
import type { WireCipher } from '../verification-codes/createWireCipher';
import { memberRoute, publicRoute, type RequestContext, type Route } from '../http/route';
import type { Db, MemberId } from '../kernel';
import { PlatformError } from '../kernel';
import type { Challenges } from './challenges';
import type { Members } from './createMembers';
import type { RecoveryService } from './createRecoveryService';
import { maskEmail, maskPhone } from './masks';
import type { Regions } from './regions';

const CHANNELS: Readonly<Record<SendCodeRequest['cate'], CodeChannel>> = {
  [CODE_CATES.sms]: 'sms',
  [CODE_CATES.email]: 'email',
  [CODE_CATES.voice]: 'voice',
};

const PHONE = /^\d{6,15}$/;
const EMAIL = /^\S+@\S+\.\S+$/;

type Triple = { readonly number: string; readonly name: string; readonly codeId: string };

export interface CodeRouteDependencies {
  readonly db: Db;
  readonly members: Members;
  readonly codes: VerificationCodes;
  readonly challenges: Challenges;
  readonly recoveries: RecoveryService;
  readonly regions: Regions;
  readonly cipher: WireCipher;
}

/** Returns the routes `user/sendCode/one` for guests and `user/sendCode/two` for members (decision 18). */
export function codeRoutes({ db, members, codes, challenges, recoveries, regions, cipher }: CodeRouteDependencies): readonly Route[] {
  return [
    publicRoute(sendCodeToGuestCall, async (body, context) => {
      await regions.mustServe(context.ip);
      const triple = readTriple(body, cipher);
      if (body.type === CODE_TYPES.passwordRecovery) return sendRecoveryCode(body, triple, context);
      const { number, name } = triple;
      // A new device is verified by phone, not by e-mail.
      if (body.type !== CODE_TYPES.newDevice || body.cate === CODE_CATES.email) throw new PlatformError(RESPONSE_CODES.invalidParameter);
      const member = await members.findByName(name);
      if (member === null) throw new PlatformError(RESPONSE_CODES.accessDenied);
      const { phone } = await members.contact(db, member.id);
      if (phone === null) throw new PlatformError(RESPONSE_CODES.accessDenied);
      await challenges.checkPhone(member.id, isPhone(number, phone));
      const channel = CHANNELS[body.cate];
      const { ip, language } = context;
      await codes.issue({ purpose: 'newDevice', channel, target: phone, asker: { ip }, memberId: member.id, language });
      return { sentTo: maskPhone(phone) };
    }),

    memberRoute(sendCodeToMemberCall, async (body, { id: memberId }, { ip, language }) => {
      const { number } = readTriple(body, cipher);
      const channel = CHANNELS[body.cate];
      const target = await targetOf(body, number, memberId);
      await codes.issue({ purpose: purposeOf(body.type), channel, target, asker: { ip, memberId }, memberId, language });
      return { sentTo: channel === 'email' ? maskEmail(target) : maskPhone(target) };
    }),
  ];

  /**
   * Sends the code of `forgetBy…/one` by another channel, usually a voice call. It is the same code with the same
   * minute between two requests, and the same answers for unknown members.
   */
  async function sendRecoveryCode(
    { cate, kaptchcate, imageCode }: SendCodeRequest,
    { number, name, codeId }: Triple,
    { ip, language }: RequestContext,
  ): Promise<{ sentTo: string }> {
    const by = cate === CODE_CATES.email ? 'email' : 'phone';
    const captcha = { kaptchcate, codeId, code: imageCode };
    await recoveries.sendCode({ by, name, target: number, ip, channel: CHANNELS[cate], language, captcha });
    return { sentTo: by === 'email' ? maskEmail(number) : maskPhone(number) };
  }

  async function targetOf({ type, cate }: SendCodeRequest, number: string, memberId: MemberId): Promise<string> {
    const isEmail = cate === CODE_CATES.email;
    if (type === CODE_TYPES.password || type === CODE_TYPES.confirm || type === CODE_TYPES.loginPassword) {
      const { phone, email } = await members.contact(db, memberId);
      const own = isEmail ? email : phone;
      if (own === null) throw new PlatformError(RESPONSE_CODES.unboundPhone, isEmail ? 'email_unbound' : 'phone_unbound');
      return own;
    }
    const fits = type === CODE_TYPES.bindEmail ? isEmail && EMAIL.test(number) : !isEmail && PHONE.test(number);
    if (!fits) throw new PlatformError(RESPONSE_CODES.invalidParameter);
    return number;
  }
}

function purposeOf(type: SendCodeRequest['type']): CodePurpose {
  switch (type) {
    case CODE_TYPES.bindPhone:
      return 'bindPhone';
    case CODE_TYPES.bindEmail:
      return 'bindEmail';
    case CODE_TYPES.password:
      return 'password';
    case CODE_TYPES.confirm:
      return 'confirm';
    case CODE_TYPES.loginPassword:
      return 'loginPassword';
    default:
      // Only guests may request the other types.
      throw new PlatformError(RESPONSE_CODES.invalidParameter);
  }
}

/** @throws PlatformError 6008 when the value was encrypted with another key, or its MD5 does not match */
function readTriple(body: SendCodeRequest, cipher: WireCipher): Triple {
  const open = (encrypted: string, hash: string): string => {
    const text = cipher.decrypt(encrypted);
    if (text === null || createHash('md5').update(text).digest('hex') !== hash) throw new PlatformError(RESPONSE_CODES.illegalParameter);
    return text;
  };
  return {
    number: open(body.sendCodeNumV2, body.SendCodeNum),
    name: open(body.sendNameV2, body.SendName),
    codeId: open(body.codeIdV2, body.codeId),
  };
}

/** Compares with or without the country code, because the masked number that a guest completes has none. */
function isPhone(number: string, phone: string): boolean {
  return PHONE.test(number) && (number === phone || number === phone.slice(-11));
}
