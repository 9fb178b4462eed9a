import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteName } from '@site/shared/contract';
import { createFakeServices, failing, fakeAnswer, refused } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { aFile, decodePictures, DRAWN_CONTENT, jpegBytes, pngBytes, textBytes } from '@site/testing/pictures';
import { createSignalCodeCall, depositOrderStatusCall, disputeOrderCall, type WireDepositOrder } from '@site/shared/wire/funds';
import { anOrder } from '../../testing/builders';
import { renderView } from '../../testing/renderView';
import { DepositWaitingScreen } from './DepositWaitingScreen';

const OPEN = { state: 'open', at: 60_000, picture: '转账.png' } as const;
const PICTURE = aFile('转账.png', pngBytes());

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
  decodePictures();
});

describe('a deposit that was paid and did not come', () => {
  it('disputes a deposit with a previewed picture of the payment, and shows what was sent and when [R-WALLET-07]', async () => {
    const host = await show({ claimedAt: 30_000, canDispute: true });

    await userEvent.click(screen.getByRole('button', { name: '已付款但未到账' }));
    await choose(PICTURE);
    expect(await screen.findByRole('img', { name: '付款截图 转账.png' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    host.answer(depositOrderStatusCall, { order: anOrder({ claimedAt: 30_000, dispute: OPEN }) });
    await userEvent.click(screen.getByRole('button', { name: '提交核查' }));

    expect(host.callsOf(disputeOrderCall)).toEqual([{ orderId: 'D20261121000001', name: '转账.png', content: DRAWN_CONTENT }]);
    expect(await screen.findByText('正在人工核查')).toBeVisible();
    expect(screen.getByText(/提交了 转账\.png。 请勿重复付款/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '已付款但未到账' })).not.toBeInTheDocument();
    expect(screen.getByText('人工核查').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('sends nothing without a picture, or with a file that is not a picture', async () => {
    const host = await show({ claimedAt: 30_000, canDispute: true });
    await userEvent.click(screen.getByRole('button', { name: '已付款但未到账' }));

    await userEvent.click(screen.getByRole('button', { name: '提交核查' }));
    expect(screen.getByRole('alert')).toHaveTextContent('请先选择付款截图');
    await choose(aFile('a.png', textBytes('hello')));
    expect(await screen.findByText('“a.png”不是 JPEG、PNG 或 WebP 图片')).toBeVisible();
    expect(screen.queryByText('请先选择付款截图')).not.toBeInTheDocument();
    await choose(aFile('IMG_1.HEIC', textBytes('\0\0\0\u0018ftypheic'), ''));
    expect(await screen.findByText('“IMG_1.HEIC”是 HEIC 照片，无法上传。请在手机上打开照片并截图，再选择截图')).toBeVisible();

    expect(host.callsOf(disputeOrderCall)).toEqual([]);
  });

  it('accepts a screenshot of 3.8 MB without a reported type, and compresses it', async () => {
    const host = await show({ claimedAt: 30_000, canDispute: true });
    const drawn = decodePictures({ width: 1_170, height: 2_532, sizes: [3_800_000, 4] });
    await userEvent.click(screen.getByRole('button', { name: '已付款但未到账' }));
    await choose(aFile('截图.jpg', [...jpegBytes(1_170, 2_532), ...Array<number>(3_800_000).fill(0)], ''));
    expect(await screen.findByRole('img', { name: '付款截图 截图.jpg' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '提交核查' }));

    expect(drawn).toHaveLength(2);
    expect(host.callsOf(disputeOrderCall)).toEqual([{ orderId: 'D20261121000001', name: '截图.jpg', content: DRAWN_CONTENT }]);
  });

  it('keeps the chosen picture when another file is refused, and replaces it by a dropped one', async () => {
    await show({ claimedAt: 30_000, canDispute: true });
    await userEvent.click(screen.getByRole('button', { name: '已付款但未到账' }));
    await choose(PICTURE);
    await screen.findByRole('img', { name: '付款截图 转账.png' });
    await choose(aFile('空.png', []));
    expect(await screen.findByText('“空.png”是空文件，请重新选择')).toBeVisible();
    expect(screen.getByRole('img', { name: '付款截图 转账.png' })).toBeVisible();

    const dataTransfer = { files: [aFile('新.png', pngBytes()), aFile('多.png', pngBytes())], types: ['Files'] };
    fireEvent.drop(screen.getByRole('region', { name: '申请核查' }), { dataTransfer });

    expect(await screen.findByRole('img', { name: '付款截图 新.png' })).toBeVisible();
    expect(await screen.findByText('最多选择 1 张图片，多出的没有添加')).toBeVisible();
  });

  it('keeps the picture when the platform refuses it, and lets the member send it again', async () => {
    const host = await show({ claimedAt: 30_000, canDispute: true });
    host.answer(disputeOrderCall, failing(refused(6010, '文件上传失败')));
    await userEvent.click(screen.getByRole('button', { name: '已付款但未到账' }));
    await choose(PICTURE);
    await screen.findByRole('img', { name: '付款截图 转账.png' });

    await userEvent.click(screen.getByRole('button', { name: '提交核查' }));
    await userEvent.click(screen.getByRole('button', { name: '提交核查' }));

    expect(host.callsOf(disputeOrderCall)).toHaveLength(2);
  });

  it('offers no dispute before the payment is reported, or on a platform without reports', async () => {
    await show({});

    expect(screen.queryByRole('button', { name: '已付款但未到账' })).not.toBeInTheDocument();
  });

  it.each(['closed', 'expired'] as const)('offers a dispute when the order is %s', async (state) => {
    await show({ state, canDispute: true });

    expect(screen.getByRole('button', { name: '已付款但未到账' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows the reason for a refusal as soon as the message arrives', async () => {
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

  it('shows the ordered amount when another amount arrived', async () => {
    await show({
      state: 'credited',
      creditedAt: 90_000,
      amount: '480.00',
      orderedAmount: '500.00',
      dispute: { ...OPEN, state: 'credited' },
    });

    expect(screen.getByText('¥480 已存入中心钱包')).toBeVisible();
    expect(screen.getByText('订单金额 ¥500，已按实际收到的金额到账。')).toBeVisible();
    expect(screen.getByText('核查完成，款项已到账')).toBeVisible();
  });
});

describe('the steps of a waiting order', () => {
  const current = () => within(screen.getByRole('list', { name: '订单进度' })).getByText(/./, { selector: '[aria-current]' });

  it('show the payment as current until it is reported, then the arrival [R-WALLET-07]', async () => {
    await show({});
    expect(current()).toHaveTextContent('付款');
  });

  it('show the arrival as current once the payment is reported', async () => {
    await show({ claimedAt: 30_000 });
    expect(current()).toHaveTextContent('等待到账');
  });

  it.each([
    ['transferWait', 'transfer', '金额不一致时，按实际收到的金额到账'],
    ['huioneWait', 'huione', '过期后付的款不会自动到账'],
    ['xnbskWait', 'xnbsk', '过期后付的款不会自动到账'],
  ] as const)('shows the steps above the rule for another amount or late money on %s', async (name, waiting, words) => {
    await show({ waiting }, name);
    expect(screen.getByText(new RegExp(words))).toBeVisible();
  });
});
