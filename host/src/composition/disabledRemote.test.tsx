import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { defineRemote } from '@site/shared/contract';
import type { RemoteDeployment } from '@site/shared/contract/deploymentManifest';
import { RemoteOutlet } from './RemoteOutlet';
import { aPageWith } from './testing/aPage';
import { aBuild } from './testing/builders';
import { useKeptViews } from './useKeptViews';
import { WidgetSlot } from './WidgetSlot';

/** Operations disable a remote while the player has a half-filled form in it. */

const on: RemoteDeployment = { enabled: true, active: aBuild() };
const off: RemoteDeployment = { enabled: false, reason: { 'zh-CN': '赛事数据升级', 'zh-TW': '賽事資料升級' } };

beforeEach(() => {
  // React logs missing `act` calls when a remote unmounts asynchronously.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function Form() {
  const [isAgreed, setIsAgreed] = useState(false);
  return (
    <label>
      <input
        type="checkbox"
        checked={isAgreed}
        onChange={() => {
          setIsAgreed(!isAgreed);
        }}
      />
      同意
    </label>
  );
}

const remote = defineRemote({
  id: 'sports',
  locales: { 'zh-TW': () => Promise.resolve({}) },
  screens: { form: () => Promise.resolve({ View: Form }), results: () => Promise.resolve({ View: () => <p>results</p> }) },
  widgets: { dock: () => Promise.resolve({ View: () => <p>dock</p> }) },
});

const KeptViews = () => <p>kept: {useKeptViews('sports').join()}</p>;

/** Renders a page with a half-filled form, and a widget of the same remote beside it. */
async function aFilledPage() {
  const page = await aPageWith({ remote, sports: on });
  const at = (screenId: string) =>
    page.within(
      <>
        <RemoteOutlet remote="sports" screen={screenId} params={{}} />
        <WidgetSlot remote="sports" widget="dock" />
        <KeptViews />
      </>,
    );
  const { rerender } = render(at('form'));
  await screen.findByText('dock');
  const box = await screen.findByRole('checkbox', { name: '同意' });
  await userEvent.click(box);
  const deploy = (deployment: RemoteDeployment) => {
    act(() => {
      page.deploy(deployment);
    });
  };
  const answer = (given: 'confirmed' | 'cancelled') =>
    act(async () => {
      page.host.dialogs.at(-1)?.answer(given);
      await Promise.resolve();
    });
  return {
    ...page,
    box,
    deploy,
    answer,
    goTo: (screenId: string) => {
      rerender(at(screenId));
    },
  };
}

const unavailable = () => screen.findByRole('region', { name: '体育暂未开放' });

it("asks in the player's language, and keeps the view during the question", async () => {
  const { box, deploy, host } = await aFilledPage();

  deploy(off);

  expect(host.dialogs.map(({ options }) => options)).toEqual([
    expect.objectContaining({
      title: '体育已暂停服务',
      message: '您在此页填写的内容尚未提交。\n暂停原因：赛事数据升级',
      confirmText: '离开此页',
      cancelText: '保留内容',
    }),
  ]);
  expect(box).toBeVisible();
  expect(screen.queryByText('dock')).not.toBeInTheDocument();
  expect(screen.getByText('kept: form')).toBeVisible();
});

it('keeps the view unchanged, under a note that explains it, until the player leaves', async () => {
  const { box, deploy, answer, goTo } = await aFilledPage();
  deploy(off);

  await answer('cancelled');
  expect(box).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('体育已暂停服务，提交可能不被受理。');

  goTo('results');
  expect(await unavailable()).toHaveTextContent('赛事数据升级');
  expect(screen.queryByText('results')).not.toBeInTheDocument();
  goTo('form');
  expect(await unavailable()).toBeVisible();
});

it('removes the view that the player leaves', async () => {
  const { box, deploy, answer, host } = await aFilledPage();
  deploy(off);

  await answer('confirmed');

  expect(await unavailable()).toBeVisible();
  await waitFor(() => {
    expect(box).not.toBeInTheDocument();
    // The remaining subscription to the locale belongs to the replacement page.
    expect(host.liveCount).toBe(1);
  });
});

it('removes the note once the remote is on again, and nothing is lost', async () => {
  const { box, deploy, answer } = await aFilledPage();
  deploy(off);
  await answer('cancelled');

  deploy(on);

  expect(screen.queryByText('体育已暂停服务，提交可能不被受理。')).not.toBeInTheDocument();
  expect(box).toBeChecked();
  expect(await screen.findByText('dock')).toBeVisible();
});

it('does not ask where the input was reverted', async () => {
  const { box, deploy, host } = await aFilledPage();
  await userEvent.click(box);

  deploy(off);

  expect(await unavailable()).toBeVisible();
  expect(host.dialogs).toEqual([]);
  expect(host.toasts).toEqual([{ message: '体育已暂停服务：赛事数据升级', tone: 'warning' }]);
});
