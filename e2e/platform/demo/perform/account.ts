import { addPayoutAccountCall, bindEmailCall, bindOtherCall, bindPhoneCall, setWithdrawPasswordCall } from '@site/shared/wire/accounts';
import { promotionVerificationCall } from '@site/shared/wire/activities';
import { addAvatarCall, avatarListCall } from '@site/shared/wire/avatars';
import { chooseNicknameCall } from '@site/shared/wire/chat';
import { CODE_TYPES } from '@site/shared/wire/codes';
import { addFeedbackCall, feedbackInfoCall, followUpFeedbackCall, rateFeedbackCall } from '@site/shared/wire/feedback';
import { addCollectionCall } from '@site/shared/wire/games';
import { letterReadAllCall } from '@site/shared/wire/letters';
import { setLimitCall, setRealityCheckCall, takeTimeOutCall } from '@site/shared/wire/protection';
import { md5, type Performers, type Stage } from './performer';

type AccountActions =
  | 'register'
  | 'signIn'
  | 'account'
  | 'withdrawPassword'
  | 'feedback'
  | 'followUp'
  | 'answer'
  | 'rate'
  | 'readInbox'
  | 'limit'
  | 'reality'
  | 'timeOut'
  | 'favourite'
  | 'avatar';

/** Actions of members on their own account, and the operator's answers. */
export const ACCOUNT_PERFORMERS: Performers<AccountActions> = {
  async register({ person, life, personCalled }, { nickname, invitedBy, phone, email, realName, birthday, gender }) {
    await person.register(invitedBy === undefined ? '' : await inviteCodeOf(personCalled(invitedBy)));
    await person.ask(chooseNicknameCall, { nickname });
    const facts = { ...(realName && { realName }), ...(birthday && { birthday }), ...(gender && { gender }) };
    if (Object.keys(facts).length > 0) await person.ask(bindOtherCall, facts);
    if (phone !== undefined) {
      const code = await person.receiveCode(CODE_TYPES.bindPhone, phone);
      life.pass(25);
      await person.ask(bindPhoneCall, { phone, code, password: person.passwordMd5 });
    }
    if (email !== undefined) {
      life.pass(90);
      const code = await person.receiveCode(CODE_TYPES.bindEmail, email);
      life.pass(25);
      await person.ask(bindEmailCall, { email, code, password: person.passwordMd5 });
    }
  },

  signIn: ({ person }, { device }) => person.signIn(device),

  async account({ person }, { kind, code = '', number }) {
    const proof = { password: person.passwordMd5 };
    await person.ask(addPayoutAccountCall, kind === 'bank' ? { kind, bank: code, number, ...proof } : { kind, account: number, ...proof });
  },

  async withdrawPassword({ person }, { pin }) {
    await person.ask(setWithdrawPasswordCall, { password: md5(pin), loginPassword: person.passwordMd5 });
  },

  async feedback({ person, memory }, { type, content }) {
    memory.feedbackId = (await person.ask(addFeedbackCall, { type, content, images: [] })).id;
  },

  async followUp({ person, memory }, { content }) {
    await person.ask(feedbackInfoCall, { id: lastFeedback(memory) });
    await person.ask(followUpFeedbackCall, { id: lastFeedback(memory), content, images: [] });
  },

  async answer({ life, memory }, { content }) {
    await life.steer('feedback/answer', { feedbackId: lastFeedback(memory), answer: content });
  },

  async rate({ person, memory }, { rating }) {
    await person.ask(feedbackInfoCall, { id: lastFeedback(memory) });
    await person.ask(rateFeedbackCall, { id: lastFeedback(memory), rating });
  },

  async readInbox({ person }) {
    await person.ask(letterReadAllCall, {});
  },

  async limit({ person }, { kind, period, limit }) {
    await person.ask(setLimitCall, { kind, period, limit });
  },

  async reality({ person }, { minutes }) {
    await person.ask(setRealityCheckCall, { minutes });
  },

  async timeOut({ person }, { days }) {
    await person.ask(takeTimeOutCall, { days });
  },

  async favourite({ person, games, dice }, { venue }) {
    const offered = games.filter(({ enName }) => enName === venue);
    const game = offered[dice.below(offered.length)];
    if (game !== undefined) await person.ask(addCollectionCall, { enName: venue, gameCode: game.gameCode });
  },

  async avatar({ person }, { number }) {
    const { list } = await person.ask(avatarListCall, {});
    const chosen = list[number % list.length];
    if (chosen !== undefined) await person.ask(addAvatarCall, { id: chosen.id });
  },
};

function lastFeedback({ feedbackId }: Stage['memory']): string {
  if (feedbackId === undefined) throw new Error('no feedback was handed in before');
  return feedbackId;
}

async function inviteCodeOf(person: Stage['person']): Promise<string> {
  const { invitation } = await person.ask(promotionVerificationCall, { id: 'friend-invitation' });
  if (invitation === undefined) throw new Error(`${person.name} has no invitation`);
  return invitation.code;
}
