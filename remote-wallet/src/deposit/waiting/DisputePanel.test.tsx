import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteName } from '@site/shared/contract';
import { createFakeServices, failing, fakeAnswer, refused } from '@site/shared/testing';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
import { createSignalCodeCall, depositOrderStatusCall, disputeOrderCall, type WireDepositOrder } from '@site/shared/wire/funds';
import { anOrder } from '../../testing/builders';
import { renderView } from '../../testing/renderView';
import { DepositWaitingScreen } from './DepositWaitingScreen';

const OPEN = { state: 'open', at: 60_000, picture: '转账.png' } as const;
const PICTURE = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], '转账.png', { type: 'image/png' });

async function show(facts: Partial<WireDepositOrder>, name: RouteName = 'transferWait') {
  const order = anOrder(facts);
  const host = createFakeServices({
    now: () => 0,
    location: { name },
    answers: [
      fakeAnswer(depositOrderStatusCall, { order }),
      fakeAnswer(createSignalCodeCall, { code: 'K7M2QX' }),
      fakeAnswer(disputeOrderCall, { ...order, dispute: OPEN }),
    ],
  });
  await renderView(DepositWaitingScreen, host, { orderId: 'D20261121000001' });
  return host;
}

const choose = async (file: File) => userEvent.upload(await screen.findByLabelText('选择付款截图'), file, { applyAccept: false });

beforeEach(() => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve({ close: () => undefined }) });
});

describe('a deposit that was paid and did not come', () => {
  it('is disputed with a picture of the payment, which is previewed first, and the page says what was sent and when [R-WALLET-07]', async () => {
    const host = await show({ claimedAt: 30_000, canDispute: true });

    await userEvent.click(screen.getByRole('button', { name: '已付款但未到账' }));
    await choose(PICTURE);
    expect(await screen.findByRole('img', { name: '付款截图 转账.png' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    host.answer(depositOrderStatusCall, { order: anOrder({ claimedAt: 30_000, dispute: OPEN }) });
    await userEvent.click(screen.getByRole('button', { name: '提交核查' }));

    expect(host.callsOf(disputeOrderCall)).toEqual([{ orderId: 'D20261121000001', name: '转账.png', content: 'iVBORw0KGgo=' }]);
    expect(await screen.findByText('正在人工核查')).toBeVisible();
    expect(screen.getByText(/提交了 转账\.png。 请勿重复付款/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '已付款但未到账' })).not.toBeInTheDocument();
    expect(screen.getByText('人工核查').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('sends nothing without a picture, or with what is none', async () => {
    const host = await show({ claimedAt: 30_000, canDispute: true });
    await userEvent.click(screen.getByRole('button', { name: '已付款但未到账' }));

    await userEvent.click(screen.getByRole('button', { name: '提交核查' }));
    expect(screen.getByRole('alert')).toHaveTextContent('请先选择付款截图');
    await choose(new File(['hello'], 'a.png', { type: 'image/png' }));
    expect(await screen.findByText('请选择 PNG 或 JPEG 图片')).toBeVisible();
    await choose(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'b.png', { type: 'image/png' }));
    expect(await screen.findByText('图片不能超过 2 MB')).toBeVisible();

    expect(host.callsOf(disputeOrderCall)).toEqual([]);
  });

  it('keeps the picture where the platform refuses it, and can be sent again', async () => {
    const host = await show({ claimedAt: 30_000, canDispute: true });
    host.answer(disputeOrderCall, failing(refused(6010, '文件上传失败')));
    await userEvent.click(screen.getByRole('button', { name: '已付款但未到账' }));
    await choose(PICTURE);
    await screen.findByRole('img', { name: '付款截图 转账.png' });

    await userEvent.click(screen.getByRole('button', { name: '提交核查' }));
    await userEvent.click(screen.getByRole('button', { name: '提交核查' }));

    expect(host.callsOf(disputeOrderCall)).toHaveLength(2);
  });

  it('cannot be disputed before it is claimed as paid, or on an earlier platform', async () => {
    await show({});

    expect(screen.queryByRole('button', { name: '已付款但未到账' })).not.toBeInTheDocument();
  });

  it.each(['closed', 'expired'] as const)('can be disputed when it is %s', async (state) => {
    await show({ state, canDispute: true });

    expect(screen.getByRole('button', { name: '已付款但未到账' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows why it was refused as soon as the letter arrives', async () => {
    const host = await show({ state: 'expired', dispute: OPEN });
    expect(screen.getByText('正在人工核查')).toBeVisible();
    host.answer(depositOrderStatusCall, {
      order: anOrder({ state: 'expired', dispute: { ...OPEN, state: 'refused', reason: '金额不符' } }),
    });

    await act(async () => {
      host.services.bus.emit('inbox/arrived', {});
      await Promise.resolve();
    });

    expect(await screen.findByText('核查未通过')).toBeVisible();
    expect(screen.getByText(/原因：金额不符/)).toBeVisible();
  });

  it('says what was ordered where another amount came', async () => {
    await show({
      state: 'credited',
      creditedAt: 90_000,
      amount: '480.00',
      orderedAmount: '500.00',
      dispute: { ...OPEN, state: 'credited' },
    });

    expect(screen.getByText('¥480.00 已存入中心钱包')).toBeVisible();
    expect(screen.getByText('订单金额 ¥500.00，已按实际收到的金额到账。')).toBeVisible();
    expect(screen.getByText('核查完成，款项已到账')).toBeVisible();
  });
});

describe('the steps of a waiting order', () => {
  const current = () => within(screen.getByRole('list', { name: '订单进度' })).getByText(/./, { selector: '[aria-current]' });

  it('are at the payment until it is claimed as paid, then at its arrival [R-WALLET-07]', async () => {
    await show({});
    expect(current()).toHaveTextContent('付款');
  });

  it('are at its arrival once it is claimed as paid', async () => {
    await show({ claimedAt: 30_000 });
    expect(current()).toHaveTextContent('等待到账');
  });

  it.each([
    ['transferWait', 'transfer', '金额不一致时，按实际收到的金额到账'],
    ['huioneWait', 'huione', '过期后付的款不会自动到账'],
    ['xnbskWait', 'xnbsk', '过期后付的款不会自动到账'],
  ] as const)('stand above what becomes of another amount or of late money on %s', async (name, waiting, words) => {
    await show({ waiting }, name);
    expect(screen.getByText(new RegExp(words))).toBeVisible();
  });
});
