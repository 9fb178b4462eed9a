import { cover, enterGame, moneyAt } from './venue';
import type { Journey } from './journey';

export const cards: Journey = {
  name: 'a hand of cards',
  async play(cast) {
    const { player } = cast;
    const texts = await enterGame(cast, { folder: 'cards', category: '棋牌', button: cover('二十一点') });
    const button = (name: string) => ({ role: 'button', name: texts(name) });
    await player.press(button('发牌'), 'frame');
    // A natural ends the hand at once.
    const ways = [button('停牌'), button('不买保险'), button('再来一局')];
    for (let way = await player.seeOneOf(ways, 'frame'); way < 2; way = await player.seeOneOf(ways, 'frame')) {
      const pressed = ways[way] ?? button('停牌');
      await player.press(pressed, 'frame');
      // Wait for the answer.
      await player.missing(pressed, 'frame');
    }
    await player.see(`¥${await moneyAt(cast, 'QYQP')}`, undefined, 'frame');
  },
};
