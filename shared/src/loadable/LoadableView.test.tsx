import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createI18n, TextsProvider, type PackageI18n } from '../i18n';
import { failed, LOADING, ready, reloading } from './loadable';
import type { Loadable } from './loadable';
import { LoadableView, SKELETON_DELAY_MS } from './LoadableView';

let i18n: PackageI18n;

beforeAll(async () => {
  i18n = createI18n({ 'zh-TW': () => Promise.resolve({}) });
  await i18n.use('zh-CN');
});

afterEach(() => {
  jest.useRealTimers();
});

describe('the view of data that is fetched', () => {
  it('only reserves the space at first, then shows that it is loading', () => {
    jest.useFakeTimers();
    const { container } = show(LOADING);

    act(() => jest.advanceTimersByTime(SKELETON_DELAY_MS - 1));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    const busy = container.querySelector('[aria-busy="true"]');
    const place = busy?.querySelector('.unseen');
    expect(place?.querySelectorAll('[aria-hidden="true"]')).toHaveLength(3);

    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent('加载中');
    expect(busy?.querySelector('.unseen')).toBeNull();
  });

  it('shows the content', () => {
    const { container } = show(ready(['曼城', '利物浦']));

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['曼城', '利物浦']);
    expect(container.querySelector('[aria-busy="false"]')).toBeInTheDocument();
  });

  it('keeps the content during a refetch', () => {
    show(reloading(ready(['曼城'])));

    expect(screen.getByRole('listitem')).toHaveTextContent('曼城');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('shows that there is no content', () => {
    show(ready([]));

    expect(screen.getByText('没有比赛')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('shows what failed, and retries', async () => {
    const handleRetry = jest.fn();
    show(failed({ kind: 'unreachable' }), handleRetry);

    expect(screen.getByText('网络连接失败，请检查网络后重试')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(handleRetry).toHaveBeenCalledTimes(1);
  });

  it('keeps the content under the failure, and notes that it may be outdated', () => {
    show(failed({ kind: 'refused', code: 6013, message: '系统维护', data: undefined }, ready(['曼城'])));

    expect(screen.getByText('系统维护')).toBeVisible();
    expect(screen.getByText('以下是上次读取的内容，可能已有变化。')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('曼城');
  });

  it('treats a page without rows as empty, and other data by `isEmpty`', () => {
    const { rerender } = render(
      <LoadableView of={ready({ rows: [], total: 0 })} onRetry={jest.fn()} empty="没有记录">
        {() => <p>内容</p>}
      </LoadableView>,
      { wrapper: Texts },
    );
    expect(screen.getByText('没有记录')).toBeVisible();

    rerender(
      <LoadableView of={ready({ count: 0 })} onRetry={jest.fn()} empty="没有记录" isEmpty={({ count }) => count === 0}>
        {() => <p>内容</p>}
      </LoadableView>,
    );
    expect(screen.getByText('没有记录')).toBeVisible();
  });
});

function show(teams: Loadable<readonly string[]>, onRetry: () => void = jest.fn()) {
  return render(
    <LoadableView of={teams} onRetry={onRetry} empty="没有比赛">
      {(names) => (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </LoadableView>,
    { wrapper: Texts },
  );
}

function Texts({ children }: { readonly children: React.ReactNode }) {
  return <TextsProvider i18n={i18n}>{children}</TextsProvider>;
}
