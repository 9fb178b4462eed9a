import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from './testing/renderWithTexts';
import { Select } from './Select';
import { useLazyModule, warm } from './useLazyModule';

let mockIsReachable = true;
const mockAttempt = jest.fn();
jest.mock('./OpenSelect', () => {
  mockAttempt();
  if (!mockIsReachable) throw new Error('the chunk did not come');
  return jest.requireActual<object>('./OpenSelect');
});

const bank = (
  <Select label="银行" options={[{ value: 'icbc', label: '工商银行' }]} value={undefined} onChange={() => undefined} placeholder="请选择" />
);

const pressed = (name: string) => userEvent.click(screen.getByRole('combobox', { name }));

describe('a module that is loaded on first opening', () => {
  it('reports that it could not be loaded, and opens with the next press', async () => {
    mockIsReachable = false;
    await renderWithTexts(bank);
    await pressed('银行');
    expect(await screen.findByRole('alert')).toHaveTextContent('暂时无法打开，请重试');

    mockIsReachable = true;
    await pressed('银行');

    expect(await screen.findByRole('option', { name: '工商银行' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('opens with the first letter of an entry', async () => {
    await renderWithTexts(bank);
    await userEvent.tab();
    await userEvent.keyboard('g');

    expect(await screen.findByRole('option', { name: '工商银行' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.getByRole('combobox', { name: '银行' })).toHaveFocus();
    });
  });

  it('is prefetched when a pointer or the focus arrives, without reporting a failure', async () => {
    const load = jest.fn(() => Promise.reject(new Error('offline')));
    await renderWithTexts(<button {...warm(load)}>菜单</button>);

    await userEvent.hover(screen.getByRole('button', { name: '菜单' }));
    expect(load).toHaveBeenCalledTimes(1);
    await userEvent.tab();

    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is in the first render of the next component that needs it, and stays loaded when it is not needed any more', async () => {
    const load = jest.fn(() => Promise.resolve({ words: '菜单的内容' }));
    const renders: (string | undefined)[] = [];
    function Opened({ isWanted }: { readonly isWanted: boolean }) {
      const words = useLazyModule(load, isWanted, () => undefined)?.words;
      renders.push(words);
      return words;
    }
    const first = await renderWithTexts(<Opened isWanted={false} />);
    expect(load).not.toHaveBeenCalled();
    first.rerender(<Opened isWanted />);
    expect(await screen.findByText('菜单的内容')).toBeVisible();
    first.unmount();

    renders.length = 0;
    const next = await renderWithTexts(<Opened isWanted />);
    next.rerender(<Opened isWanted={false} />);

    expect(new Set(renders.slice(1))).toEqual(new Set(['菜单的内容']));
    expect(load).toHaveBeenCalledTimes(1);
  });
});
