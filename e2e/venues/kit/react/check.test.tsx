import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Post } from '../page/api';
import { CheckPage } from './CheckPage';
import { PageContext, SHELL_TEXTS } from './page';
import { aFakeHost } from '../testing/aFakeHost';

const TEXTS = SHELL_TEXTS['zh-TW'].check_page;
const SEED = 'bb197112f4508d27bd9f00359b79f5442827f0c0c0694fb13f4d83df7063c883';
const COMMITMENT = '58f2867259cfbd7b5c2f90f26e512acc261b7b982e87a5587f2a45d45b3a29f0';

it('works out at once what a link has filled in, and says that the seed is the one that was promised', () => {
  show(`game=HT-2&round=r1&seed=${SEED}&playerSeed=lucky&commitment=${COMMITMENT.toUpperCase()}`);

  expect(screen.getByText(TEXTS.same)).toBeVisible();
  expect(screen.getByText(COMMITMENT)).toBeVisible();
  expect(screen.getByText(`HT-2/r1/${SEED}/lucky`)).toBeVisible();
});

it('says where the seed is another one, and where nothing comes out', async () => {
  show(`round=r1&seed=${SEED}&commitment=${COMMITMENT}`);

  await userEvent.type(screen.getByRole('textbox', { name: TEXTS.seed }), '0');
  await userEvent.clear(screen.getByRole('textbox', { name: TEXTS.round }));
  await userEvent.type(screen.getByRole('textbox', { name: TEXTS.round }), 'broken');
  await userEvent.click(screen.getByRole('button', { name: TEXTS.run }));

  expect(screen.getByText(TEXTS.different)).toBeVisible();
  expect(screen.getByText(TEXTS.impossible)).toBeVisible();
});

describe('a round whose seed is told later', () => {
  it('has its seed asked for, and is worked out as soon as it is told', async () => {
    const asked: unknown[] = [];
    const seeds: (string | null)[] = [null, SEED];
    show(`game=HT-1&round=r1&commitment=${COMMITMENT}`, (body) => {
      asked.push(body);
      return { seed: seeds.shift() ?? null };
    });
    expect(await screen.findByText(TEXTS.asked.later)).toBeVisible();
    expect(screen.queryByText(TEXTS.same)).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: TEXTS.ask_seed }));

    expect(await screen.findByText(TEXTS.same)).toBeVisible();
    expect(screen.getByText(`HT-1/r1/${SEED}/`)).toBeVisible();
    expect(asked).toEqual([{ round: 'r1' }, { round: 'r1' }]);
  });

  it('of a bet on several matches is worked out match by match', async () => {
    show(`game=HT-1&round=m1%2Bm2&commitment=${COMMITMENT}%2B${COMMITMENT}`, () => ({ seed: SEED }));

    expect(await screen.findByText(TEXTS.same)).toBeVisible();
    expect(screen.getByText(`HT-1/m1/${SEED}/`)).toBeVisible();
    expect(screen.getByText(`HT-1/m2/${SEED}/`)).toBeVisible();
  });

  it('can be asked for again where the venue did not answer', async () => {
    show('round=r1', () => null);

    expect(await screen.findByText(TEXTS.asked.lost)).toBeVisible();
    expect(screen.getByRole('button', { name: TEXTS.ask_seed })).toBeEnabled();
  });
});

/** @param tell answers the page's requests to its server; null loses the answer */
function show(query: string, tell?: (body: unknown) => { seed: string | null } | null): void {
  const games = [
    { gameCode: 'HT-1', name: { 'zh-CN': '一', 'zh-TW': '一' } },
    { gameCode: 'HT-2', name: { 'zh-CN': '二', 'zh-TW': '二' } },
  ];
  const host = aFakeHost({ isFraming: false });
  const post: Post = (schema, _path, body) => {
    if (tell === undefined) return Promise.reject(new Error('nothing is sent'));
    const answer = tell(body);
    return Promise.resolve(answer === null ? { kind: 'lost' } : { kind: 'answered', data: schema.parse(answer) });
  };
  render(
    <PageContext value={{ language: 'zh-TW', texts: {}, host, post }}>
      <CheckPage
        games={games}
        asksSeed={tell !== undefined}
        replay={({ gameCode, round, seed, playerSeed }) => {
          if (round === 'broken') throw new Error('no such round');
          return [
            { label: { 'zh-CN': '结果', 'zh-TW': '結果' }, value: { 'zh-CN': '', 'zh-TW': `${gameCode}/${round}/${seed}/${playerSeed}` } },
          ];
        }}
        query={new URLSearchParams(query)}
      />
    </PageContext>,
  );
}
