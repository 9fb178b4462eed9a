import { HEADER, openFromAccount, signIn } from './site';
import type { Journey } from './journey';

export const signInAndOut: Journey = {
  name: 'sign in and out',
  async play(cast) {
    const { player, sandbox, t } = cast;
    await sandbox.setBalance('500.30');
    await signIn(cast);
    await player.see('¥500.30', HEADER);
    await openFromAccount(cast, '退出登录');
    await player.seeOneOf([{ role: 'button', name: t('登录'), within: HEADER }]);
  },
};

export const chat: Journey = {
  name: 'chat',
  async play(cast) {
    const { player, t } = cast;
    await signIn(cast);
    const name = t('聊天');
    // A closed dock has buttons, an open one has tabs.
    const openers = [
      { role: 'tab', name },
      { role: 'button', name },
    ];
    await player.press(openers[await player.seeOneOf(openers)] ?? { role: 'tab', name });
    await player.fill({ role: 'textbox', name: t('发言内容') }, 'hello');
    await player.press({ role: 'button', name: t('发送') });
    await player.see('hello', { role: 'log' });
  },
};
