import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { drawQrCode } from './drawQrCode';
import { Qr } from './Qr';
import { renderWithTexts } from './testing/renderWithTexts';

jest.mock('./drawQrCode', () => {
  const original = jest.requireActual<{ drawQrCode: typeof drawQrCode }>('./drawQrCode');
  return { drawQrCode: jest.fn(original.drawQrCode) };
});

const ADDRESS = 'TQ5NQh5bJtSGkxYqvB7d4oJmZ8p1cWnR2f';

const pathOf = (code: Element) => code.querySelector('path')?.getAttribute('d');

describe('Qr', () => {
  it('draws a text as an image with a text alternative', async () => {
    const { container } = await renderWithTexts(<Qr text={ADDRESS} label="USDT 收款地址二维码" />);

    expect(pathOf(await screen.findByRole('img', { name: 'USDT 收款地址二维码' }))).toMatch(/^M0 0h7v1H0z/);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('never shows the code of a previous text', async () => {
    const { rerender } = await renderWithTexts(<Qr text={ADDRESS} label="收款地址" />);
    const former = pathOf(await screen.findByRole('img'));

    rerender(<Qr text="https://example.com/pay/2" label="收款地址" />);

    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(pathOf(await screen.findByRole('img'))).not.toBe(former);
  });

  it('shows that it cannot be drawn, and retries on request', async () => {
    jest.mocked(drawQrCode).mockRejectedValueOnce(new Error('the library did not come'));
    await act(() => renderWithTexts(<Qr text={ADDRESS} label="收款地址" />));
    expect(screen.getByRole('status')).toHaveTextContent('二维码暂时无法显示');

    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('img', { name: '收款地址' })).toBeVisible();
  });
});

describe('drawQrCode', () => {
  it('draws the code of a short text in 21 modules a side, its finder patterns in three corners', async () => {
    const { side, path } = await drawQrCode('1');

    expect(side).toBe(21);
    expect(path).toMatch(/^M0 0h7v1H0z/);
    expect(path).toContain('M14 0h7v1H14z');
    expect(path).toContain('M0 20h7v1H0z');
  });

  it.each(['', 'x'.repeat(2332)])('refuses a text that no code can hold', async (text) => {
    await expect(drawQrCode(text)).rejects.toThrow();
  });
});
