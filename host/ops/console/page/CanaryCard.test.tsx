import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CanaryBody } from '../wire';
import { i18n } from './i18n';
import { aChange, aDesk, aFakeService, anOverview, aRemote, type FakeService } from './testing/fakeService';
import { show } from './testing/showPage';

beforeAll(() => i18n.use('zh-CN'));

beforeEach(() => {
  window.location.hash = '#/remote/default/chat';
});

afterEach(() => {
  window.location.hash = '';
});

const [CANARY, ACTIVE] = ['1.1.0-bbbbbbbb', '1.0.0-aaaaaaaa'];

const trial: NonNullable<CanaryBody['trial']> = {
  since: '2026-11-23T01:00:00.000Z',
  stepSince: '2026-11-23T02:00:00.000Z',
  who: 'ops watch for lin',
  why: 'raised by its guards, it held',
  guards: { steps: [20, 50, 100], stepMinutes: 30, sample: 50, failureRise: 2, loadRatio: 3 },
  step: [
    { version: CANARY, standing: 'canary', loads: 40, failures: 3, failureRate: 0.075, medianLoadMs: 410, p95LoadMs: 900 },
    { version: ACTIVE, standing: 'active', loads: 800, failures: 4, failureRate: 0.005, medianLoadMs: 210, p95LoadMs: 600 },
  ],
};

function aService(canary: CanaryBody, more: FakeService['answers'] = {}): FakeService {
  return aFakeService({ 'GET overview': [200, anOverview({ remotes: [aRemote({ canary })] })], ...more });
}

const OPERATIONS = [
  ...aDesk().operations,
  {
    name: 'canary',
    does: 'tries',
    of: 'remote' as const,
    parameters: ['version', 'share', 'finish', 'abort'].map((name) => ({ name, kind: 'text', does: name, isRequired: false })),
  },
];

describe('a canary', () => {
  it('is shown with its share, since when, by whom, both builds side by side, and the rules it goes by', async () => {
    show(aService({ version: CANARY, share: 0.2, isAuto: true, trial }));

    const card = within(await screen.findByRole('region', { name: '灰度' }));
    expect(card.getByRole('row', { name: `灰度 ${CANARY} 20% 40 3 (7.5%) 410 ms 900 ms` })).toBeVisible();
    expect(card.getByRole('row', { name: `当前 ${ACTIVE} 80% 800 4 (0.5%) 210 ms 600 ms` })).toBeVisible();
    for (const text of [
      '2026-11-23 09:00:00',
      '2026-11-23 10:00:00，ops watch（代 lin）',
      'raised by its guards, it held',
      '本级开始以来',
      /失败率最多比当前版本高 2 个百分点，加载时间最多 3 倍；每级至少 50 次加载、30 分钟/,
      '50% → 灰度转正',
    ]) {
      expect(card.getByText(text)).toBeVisible();
    }
  });

  it('that a hand started is said to have no rules; of one that no command made nothing is claimed', async () => {
    const { guards: _, step: __, ...byHand } = trial;
    const { unmount } = show(aService({ version: CANARY, share: 0.05, isAuto: false, trial: byHand }));
    expect(await screen.findByText('无。只由人手调整、转正或终止。')).toBeVisible();
    expect(screen.getByText('平台本次启动以来')).toBeVisible();
    unmount();

    show(aService({ version: CANARY, share: 0.05, isAuto: false }));
    expect(await screen.findByText(/这个灰度不是由命令设定的/)).toBeVisible();
  });

  it('is raised, finished and taken back from there, with the difference first; by a viewer not at all', async () => {
    const ended = aChange({
      changes: [
        {
          what: 'canary',
          remote: 'chat',
          from: { enabled: true, active: ACTIVE, canary: { version: CANARY, share: 0.2 } },
          to: { enabled: true, active: ACTIVE },
        },
      ],
    });
    const service = aService(
      { version: CANARY, share: 0.2, isAuto: true, trial },
      { 'GET desk': [200, { ...aDesk(), operations: OPERATIONS }], 'POST builds/default/changes': [200, ended] },
    );
    const { unmount } = show(service);
    const actions = within(await screen.findByRole('group', { name: '灰度操作' }));
    expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['调整灰度', '灰度转正', '终止灰度']);
    await userEvent.click(actions.getByRole('button', { name: '终止灰度' }));
    await userEvent.type(screen.getByRole('textbox', { name: '原因' }), '不稳');
    await userEvent.click(screen.getByRole('button', { name: '查看变化' }));

    expect(await screen.findByRole('row', { name: /聊天室 · 终止灰度 .*灰度 1\.1\.0-bbbbbbbb，20%/ })).toBeVisible();
    expect(service.calls.at(-1)?.body).toMatchObject({ operation: 'canary', remote: 'chat', values: { abort: true }, isDryRun: true });
    unmount();

    show(aService({ version: CANARY, share: 0.2, isAuto: true, trial }, { 'GET desk': [200, aDesk('viewer')] }));
    await screen.findByRole('region', { name: '灰度' });
    expect(screen.queryByRole('group', { name: '灰度操作' })).not.toBeInTheDocument();
  });
});

it('every release says how it fares with players, the one taken back too', async () => {
  const release = {
    version: CANARY,
    requires: '^1.0.0',
    releasedAt: '2026-11-20T00:00:00.000Z',
    releasedBy: 'a team',
    standing: 'abandoned',
    withPlayers: { loads: 12, failures: 5, failureRate: 0.4167, medianLoadMs: 380, p95LoadMs: 700 },
  };
  show(aFakeService({ 'GET builds/default/releases?remote=chat': [200, { releases: [release] }] }));

  expect(
    await screen.findByRole('row', { name: /^1\.1\.0-bbbbbbbb 已撤回 12 5 \(41\.7%\) 380 ms 700 ms \^1\.0\.0 2026-11-20 08:00 ?a team$/ }),
  ).toBeVisible();
});
