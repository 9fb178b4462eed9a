import { act, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { describeNotice } from './cards/page/describe';
import { TEXTS as CARD_TEXTS } from './cards/page/texts';
import { usePlay } from './cards/page/usePlay';
import { bullAnswerSchema, type BullAnswer, type CardState } from './cards/protocol';
import { TEXTS as ESPORTS_TEXTS } from './esports/page/texts';
import { useSlip } from './esports/page/useSlip';
import type { Board } from './esports/protocol';
import { Announcer } from './kit/react/Announcer';
import type { Session } from './kit/react';
import { PageContext } from './kit/react/page';
import type { ShellState } from './kit/react/shellState';
import { aFakeHost } from './kit/testing/aFakeHost';
import { usePlacing } from './lottery/page/board/usePlacing';
import { TEXTS as LOTTERY_TEXTS } from './lottery/page/texts';
import type { TableState } from './lottery/protocol';
import { aSlip } from './lottery/testing/aLottery';

/**
 * Reason shown when the operator takes no stake: the operator's sentence in the member's language, not a message about
 * insufficient money.
 */

const REASON = { 'zh-CN': '今日投注限额 ¥100，还可投注 ¥1', 'zh-TW': '今日投注限額 ¥100，還可投注 ¥1' };
const LANGUAGES = ['zh-CN', 'zh-TW'] as const;
type Language = (typeof LANGUAGES)[number];

it.each(LANGUAGES)('says it at a table of cards, in %s', async (language) => {
  const { result } = show(language, CARD_TEXTS[language], (session: Session<CardState>) =>
    usePlay<Extract<BullAnswer, { outcome: 'played' }>>(session, bullAnswerSchema, jest.fn(), jest.fn()),
  );

  await act(async () => {
    result.current.send('/api/bull', { roundId: '1', stake: '10.00', playerSeed: '' });
    await Promise.resolve();
  });

  expect(describeNotice(result.current, 5_000, CARD_TEXTS[language])).toBe(REASON[language]);
  expect(result.current.isBusy).toBe(false);
});

it.each(LANGUAGES)('says it at the counter of the lottery, to everybody, in %s', async (language) => {
  const { result } = show(language, LOTTERY_TEXTS[language], (session: Session<TableState>) => usePlacing(session, jest.fn()));

  await act(async () => {
    result.current.send(aSlip());
    await Promise.resolve();
  });

  expect(result.current.notice).toEqual({ tone: 'bad', text: REASON[language] });
  expect(screen.getByRole('status')).toHaveTextContent(REASON[language]);
});

it.each(LANGUAGES)('says it under a slip of e-sports that a reload had interrupted, and keeps the slip, in %s', async (language) => {
  const pick = { matchId: 'tower-1', key: 'winner:0:0:home', price: '1.80' };
  const pending = { roundId: crypto.randomUUID(), stake: '10.00', policy: 'any', legs: [{ ...pick, goals: [0, 0] }] };
  const kept = { picks: [pick], stake: '10', policy: 'any', pending };
  const { result } = show(language, ESPORTS_TEXTS[language], (session: Session<Board>) => useSlip(session), {
    kept,
    state: { matches: [] },
  });

  await act(() => Promise.resolve());

  expect(result.current.note).toEqual({ tone: 'bad', text: REASON[language] });
  expect(result.current.now).toHaveLength(1);
});

/** Renders a hook of a page whose server answers that the operator took no stake. */
function show<Result, State extends ShellState>(
  language: Language,
  texts: object,
  use: (session: Session<State>) => Result,
  start: { readonly kept: unknown; readonly state: object } = { kept: null, state: {} },
) {
  const page = { language, texts, host: aFakeHost(), post: jest.fn() };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PageContext value={page}>
      <Announcer>{children}</Announcer>
    </PageContext>
  );
  const refused = { kind: 'answered', data: { outcome: 'insufficient', balance: '100.00', reason: REASON } };
  return renderHook(
    () => {
      const [kept, keep] = useState(start.kept);
      const session = {
        state: { trial: false, ...start.state },
        balance: 10_000,
        kept,
        keep,
        leave: jest.fn(),
        update: jest.fn(),
        refresh: () => Promise.resolve({ kind: 'lost' }),
        ask: () => Promise.resolve(refused),
      } as unknown as Session<State>;
      return use(session);
    },
    { wrapper },
  );
}
