import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineRemote } from '@site/shared/contract/defineRemote';
import type { ViewProps } from '@site/shared/contract/remoteProps';
import { useServices } from '@site/shared/contract/ServicesContext';
import { useReadable } from '@site/shared/contract/useReadable';
import { balanceCall } from '@site/shared/wire/balance';
import { paymentTypesCall, transferRateCall } from '@site/shared/wire/funds';
import { createStandaloneHost } from './createStandaloneHost';
import { aSample, type Samples } from './samples';
import { StandalonePage } from './StandalonePage';

// The remote renders in its own root, on React's own schedule.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

function Deposit() {
  const { balance, navigation } = useServices();
  const central = useReadable(balance.current)?.central;
  return (
    <button
      type="button"
      onClick={() => {
        navigation.go('transferWait', { orderId: '7' });
      }}
    >
      deposit {central}
    </button>
  );
}

const remote = defineRemote({
  id: 'wallet',
  locales: { 'zh-TW': () => Promise.resolve({}) },
  screens: {
    saveMoney: () => Promise.resolve({ View: Deposit }),
    transferWait: () => Promise.resolve({ View: ({ params }: ViewProps) => <p>order {params['orderId']}</p> }),
  },
  widgets: { menu: () => Promise.resolve({ View: () => <p>menu</p> }) },
});

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/site/api/v1/user/login': { token: 't', userId: '10001' },
  '/site/api/v1/user/member/info': {
    userId: '10001',
    name: 'player1',
    bindPhone: true,
    bindRealName: true,
    phone: '',
    email: '',
    realName: '',
    gender: '',
    birthday: '',
    registerDate: '',
    hasSecondPassword: false,
    vipLevel: 1,
  },
  '/fd/api/v1/transfer/getBalance': { balance: '1000.00', lockMoney: '0.00', asOf: 1 },
};

function aPage(answers = ANSWERS) {
  const host = createStandaloneHost('wallet', {
    fetch: (url) => Promise.resolve(new Response(JSON.stringify({ status_code: 6000, data: answers[url] }))),
    confirm: () => true,
    origin: 'http://localhost',
  });
  const views = [
    { kind: 'screen', id: 'saveMoney', params: {} },
    { kind: 'screen', id: 'transferWait', params: { orderId: '1' } },
    { kind: 'widget', id: 'menu', params: {} },
  ] as const;
  render(<StandalonePage lifecycles={remote} views={views} host={host} />);
}

it('shows the chosen view', async () => {
  aPage();
  expect(await screen.findByRole('button', { name: 'deposit' })).toBeVisible();

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'View' }), 'widget menu');
  expect(await screen.findByText('menu')).toBeVisible();
});

it('signs in through the platform', async () => {
  aPage();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in as player1' }));
  expect(await screen.findByRole('button', { name: 'deposit 100000' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('button', { name: 'deposit' })).toBeVisible();
});

it('follows the links of the remote to its own screens', async () => {
  aPage();
  await userEvent.click(await screen.findByRole('button', { name: 'deposit' }));
  expect(await screen.findByText('order 7')).toBeVisible();
});

it('shows what failed', async () => {
  aPage({});
  await userEvent.click(screen.getByRole('button', { name: 'Sign in as player1' }));
  expect(await screen.findByText(/call failed: .*malformed/)).toBeVisible();
});

it('switches the edition of the page', async () => {
  aPage();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Edition' }), 'professional');
  expect(document.documentElement).toHaveAttribute('data-edition', 'professional');
});

describe('without a platform', () => {
  const SAMPLES: Samples = {
    calls: [
      aSample(balanceCall, { balance: '12.34', lockMoney: '0.00', asOf: 1 }),
      aSample(transferRateCall, { currency: 'USDT', rate: '7.1' }),
    ],
  };

  function Rates() {
    const { http } = useServices();
    return (
      <button
        type="button"
        onClick={() => void Promise.all([http.send(paymentTypesCall, {}), http.send(transferRateCall, { currency: 'USDT' })])}
      >
        rates
      </button>
    );
  }

  /**
   * Creates a page without a platform.
   *
   * @param platform whether a platform answers, read at each call
   */
  function aLonelyPage(platform: { isUp: boolean } = { isUp: false }) {
    const host = createStandaloneHost('wallet', {
      fetch: (url) =>
        platform.isUp
          ? Promise.resolve(new Response(JSON.stringify({ status_code: 6000, data: ANSWERS[url] })))
          : // Answer of the development server in place of the platform.
            Promise.resolve(new Response('Error occurred while trying to proxy', { status: 504 })),
      confirm: () => true,
      origin: 'http://localhost',
      samples: SAMPLES,
    });
    const lonely = defineRemote({
      id: 'wallet',
      locales: { 'zh-TW': () => Promise.resolve({}) },
      screens: { saveMoney: () => Promise.resolve({ View: Deposit }), takeMoney: () => Promise.resolve({ View: Rates }) },
      widgets: {},
    });
    const views = [
      { kind: 'screen', id: 'saveMoney', params: {} },
      { kind: 'screen', id: 'takeMoney', params: {} },
    ] as const;
    void host.askPlatform();
    render(<StandalonePage lifecycles={lonely} views={views} host={host} />);
  }

  it('shows the view with samples, signed in, and explains how to start a platform', async () => {
    aLonelyPage();

    expect(await screen.findByRole('button', { name: 'deposit 1234' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/No platform answers: what is shown are samples.*pnpm platform --sandbox/);
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });

  it('names the calls without a sample, and shows a sample that its schema refuses as a failure', async () => {
    aLonelyPage();
    await screen.findByRole('button', { name: 'deposit 1234' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'View' }), 'screen takeMoney');
    await userEvent.click(await screen.findByRole('button', { name: 'rates' }));

    expect(await screen.findByText(`No sample for ${paymentTypesCall.path}`)).toBeVisible();
    expect(screen.getByText(/call failed: .*the sample of .*getTransferRate/)).toBeVisible();
  });

  it('switches to the platform once it runs and a retry is requested', async () => {
    const platform = { isUp: false };
    aLonelyPage(platform);
    await screen.findByRole('button', { name: 'deposit 1234' });
    platform.isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));

    expect(await screen.findByRole('button', { name: 'Sign in as player1' })).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in as player1' }));
    expect(await screen.findByRole('button', { name: 'deposit 100000' })).toBeVisible();
  });
});
