import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing, holdCall, refused, type FakeHost } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { aFile, decodePictures, DRAWN_CONTENT, jpegBytes, pngBytes, textBytes, vanish } from '@site/testing/pictures';
import type { ResponseOf } from '@site/shared/wire/call';
import { addFeedbackCall, feedbackBetsCall, uploadImageCall } from '@site/shared/wire/feedback';
import { aFeedbackHost, FEEDBACK_ID, FEEDBACK_TEXT } from '../testing/feedbackHost';
import { renderView } from '../testing/renderView';
import { FeedbackScreen } from './FeedbackScreen';

const aPng = (name = '截图.png') => aFile(name, pngBytes());
const keysOf = (host: FakeHost) =>
  host.calls.filter(({ path }) => path === addFeedbackCall.path).map(({ options }) => options.idempotencyKey);
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交反馈' }));
const choose = async (field: string, option: string | RegExp) => {
  await userEvent.click(screen.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const write = () => userEvent.type(screen.getByRole('textbox', { name: '问题描述' }), FEEDBACK_TEXT);
const addImages = async (...files: File[]) => {
  await userEvent.upload(screen.getByLabelText<HTMLInputElement>('添加图片', { selector: 'input' }), files, { applyAccept: false });
};

beforeEach(() => {
  decodePictures();
});

describe('the form', () => {
  it('sends type, text, reference and images [R-MEMBER-07] [R-API-040] [R-API-049]', async () => {
    const host = aFeedbackHost();
    await renderView(FeedbackScreen, host);
    await choose('反馈类型', '存款');
    await userEvent.type(screen.getByRole('textbox', { name: '订单号' }), 'CK1');
    await write();
    await addImages(aPng());
    expect(await screen.findByRole('img', { name: '截图.png' })).toHaveAttribute('src', `data:image/jpeg;base64,${DRAWN_CONTENT}`);
    await submit();

    expect(await screen.findByText('反馈已提交')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(`编号 ${FEEDBACK_ID}`);
    expect(screen.getByRole('status').parentElement).toHaveFocus();
    expect(host.callsOf(uploadImageCall)).toEqual([{ name: '截图.png', content: DRAWN_CONTENT }]);
    expect(host.callsOf(addFeedbackCall)).toEqual([{ type: 'deposit', content: FEEDBACK_TEXT, reference: 'CK1', images: ['image-1'] }]);
  });

  it('marks what is missing, and sends nothing [R-MEMBER-21]', async () => {
    const host = aFeedbackHost();
    await renderView(FeedbackScreen, host);
    await userEvent.type(screen.getByRole('textbox', { name: '问题描述' }), '太短了');
    await submit();

    expect(screen.getByText('请选择反馈类型')).toBeVisible();
    expect(screen.getByText('至少写 10 个字')).toBeVisible();
    expect(screen.getByRole('combobox', { name: '反馈类型' })).toHaveFocus();
    expect(host.callsOf(addFeedbackCall)).toEqual([]);
  });

  it('truncates a text that is too long, says so, and removes bidirectional control characters', async () => {
    await renderView(FeedbackScreen, aFeedbackHost());
    const text = screen.getByRole('textbox', { name: '问题描述' });
    await userEvent.click(text);
    await userEvent.paste(`\u202e${'字'.repeat(501)}`);

    expect(text).toHaveValue('字'.repeat(500));
    expect(text).toHaveAccessibleDescription('最多 500 个字符，多出的部分没有填入');
    expect(screen.getByText('500 / 500')).toBeVisible();
  });

  it('offers the latest bets as references [R-API-042]', async () => {
    const host = aFeedbackHost();
    await renderView(FeedbackScreen, host);
    await choose('反馈类型', '投注');
    await choose('相关注单', /曼城 - 阿森纳$/);
    await write();
    await submit();

    expect(host.callsOf(addFeedbackCall)).toMatchObject([{ type: 'bet', reference: 'T1' }]);
  });

  it('offers the promotions that reward deposits, and clears a previously chosen bet [R-API-043]', async () => {
    const host = aFeedbackHost();
    await renderView(FeedbackScreen, host);
    await choose('反馈类型', '投注');
    await choose('相关注单', /曼城 - 阿森纳$/);
    await choose('反馈类型', '优惠活动');
    await choose('相关活动', '首存礼遇');
    await write();
    await submit();

    expect(host.callsOf(addFeedbackCall)).toMatchObject([{ type: 'promotion', reference: 'first-deposit' }]);
  });

  it('accepts a typed number when the list cannot be loaded', async () => {
    const host = aFeedbackHost();
    host.answer(feedbackBetsCall, failing({ kind: 'unreachable' }));
    await renderView(FeedbackScreen, host);
    await choose('反馈类型', '投注');

    expect(screen.getByRole('textbox', { name: '相关注单' })).toBeVisible();
  });

  it('keeps the draft when sending fails, and sends the same content again under the same key', async () => {
    const host = aFeedbackHost();
    host.answer(addFeedbackCall, failing({ kind: 'timeout' }));
    await renderView(FeedbackScreen, host);
    await choose('反馈类型', '账户');
    await write();
    await addImages(aPng());
    await screen.findByRole('img', { name: '截图.png' });
    await submit();

    expect(await screen.findByRole('alert')).toHaveTextContent('内容已保留，可以再次提交。');
    expect(screen.getByRole('textbox', { name: '问题描述' })).toHaveValue(FEEDBACK_TEXT);
    host.answer(addFeedbackCall, { id: FEEDBACK_ID });
    await submit();
    expect(await screen.findByText('反馈已提交')).toBeVisible();

    const keys = keysOf(host);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(host.callsOf(uploadImageCall)).toHaveLength(1);
  });

  it("shows how long to wait at the platform's limit, keeps the draft, and sends it later under the same key", async () => {
    const host = aFeedbackHost();
    host.answer(addFeedbackCall, failing(refused(6011, '操作过于频繁，请 45 分钟后再试')));
    await renderView(FeedbackScreen, host);
    await choose('反馈类型', '账户');
    await write();
    await submit();

    expect(await screen.findByRole('alert')).toHaveTextContent('操作过于频繁，请 45 分钟后再试');
    expect(screen.getByRole('textbox', { name: '问题描述' })).toHaveValue(FEEDBACK_TEXT);
    host.answer(addFeedbackCall, { id: FEEDBACK_ID });
    await submit();
    expect(await screen.findByText('反馈已提交')).toBeVisible();
    const [first, second] = keysOf(host);
    expect(second).toBe(first);
  });

  it('sends a changed text under another key, and the original text under its first key', async () => {
    const host = aFeedbackHost();
    host.answer(addFeedbackCall, failing({ kind: 'timeout' }));
    await renderView(FeedbackScreen, host);
    await choose('反馈类型', '账户');
    await write();
    await submit();
    await userEvent.type(screen.getByRole('textbox', { name: '问题描述' }), '请');
    await submit();
    await userEvent.type(screen.getByRole('textbox', { name: '问题描述' }), '{Backspace}');
    await submit();

    expect(host.callsOf(addFeedbackCall).map(({ content }) => content)).toEqual([FEEDBACK_TEXT, `${FEEDBACK_TEXT}请`, FEEDBACK_TEXT]);
    const [first, second, third] = keysOf(host);
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });

  it('sends a text that was changed during an upload under another key', async () => {
    const host = aFeedbackHost();
    const held = holdCall<ResponseOf<typeof uploadImageCall>>();
    host.answer(uploadImageCall, held.handler);
    host.answer(addFeedbackCall, failing({ kind: 'timeout' }));
    await renderView(FeedbackScreen, host);
    await choose('反馈类型', '账户');
    await write();
    await addImages(aPng());
    await screen.findByRole('img', { name: '截图.png' });
    await submit();
    await userEvent.type(screen.getByRole('textbox', { name: '问题描述' }), '请');
    await act(async () => {
      held.settle({ imageId: 'image-1' });
      await Promise.resolve();
    });
    await screen.findByRole('alert');
    await submit();

    expect(host.callsOf(addFeedbackCall).map(({ content }) => content)).toEqual([FEEDBACK_TEXT, `${FEEDBACK_TEXT}请`]);
    const [first, second] = keysOf(host);
    expect(second).not.toBe(first);
  });

  it('names the image that the platform refused, and keeps the rest', async () => {
    const host = aFeedbackHost();
    host.answer(uploadImageCall, failing(refused(6010, '文件上传失败')));
    await renderView(FeedbackScreen, host);
    await choose('反馈类型', '其他');
    await write();
    await addImages(aPng());
    await screen.findByRole('img', { name: '截图.png' });
    await submit();

    expect(await screen.findByRole('alert')).toHaveTextContent('“截图.png”上传失败文件上传失败 内容已保留，可以再次提交。');
    expect(host.callsOf(addFeedbackCall)).toEqual([]);
  });

  it('accepts three images and explains why it refuses others', async () => {
    await renderView(FeedbackScreen, aFeedbackHost());
    await addImages(aPng('1.png'), aFile('2.gif', textBytes('GIF89a'), 'image/gif'), aPng('3.png'), aPng('4.png'), aPng('5.png'));

    expect(await screen.findByText('最多选择 3 张图片，多出的没有添加')).toBeVisible();
    expect(screen.getByText('“2.gif”不是 JPEG、PNG 或 WebP 图片')).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(3);
    expect(screen.getByRole('button', { name: '添加图片' })).toBeDisabled();

    await userEvent.click(screen.getByRole('button', { name: '移除 1.png' }));
    expect(screen.getByRole('button', { name: '添加图片' })).toBeEnabled();
  });

  it('refuses a file that is an image by name only, with advice, and keeps the other fields', async () => {
    await renderView(FeedbackScreen, aFeedbackHost());
    await write();
    const moved = aPng('旧图.png');
    vanish(moved);
    await addImages(
      aFile('文档.png', textBytes('%PDF-1.7')),
      aFile('画.png', textBytes('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      aFile('半张.jpg', jpegBytes().slice(0, 30), 'image/jpeg'),
      aFile('大图.png', pngBytes(30_000, 30_000)),
      moved,
    );

    expect(await screen.findByText('“旧图.png”无法读取，可能已被移动或删除，请重新选择')).toBeVisible();
    expect(screen.getByText('“文档.png”不是 JPEG、PNG 或 WebP 图片')).toBeVisible();
    expect(screen.getByText('“画.png”不是 JPEG、PNG 或 WebP 图片')).toBeVisible();
    expect(screen.getByText('“半张.jpg”不完整或已损坏，请换一张')).toBeVisible();
    expect(screen.getByText('“大图.png”像素过多，请缩小后再选')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('textbox', { name: '问题描述' })).toHaveValue(FEEDBACK_TEXT);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('accepts a JPEG whose type the phone reports wrongly or not at all', async () => {
    await renderView(FeedbackScreen, aFeedbackHost());
    await addImages(aFile('1.jpg', jpegBytes(), ''), aFile('2.jpg', jpegBytes(), 'image/jpg'), aFile('3.jpg', jpegBytes(), 'image/pjpeg'));

    expect(await screen.findByRole('img', { name: '3.jpg' })).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(3);
  });

  it('adds no fourth image when several pickers are open at once, or on drop or paste', async () => {
    await renderView(FeedbackScreen, aFeedbackHost());
    const form = screen.getByRole('form', { name: '提交反馈' });
    const ten = Array.from({ length: 10 }, () => aPng('image.png'));
    fireEvent.drop(form, { dataTransfer: { files: ten.slice(0, 2), types: ['Files'] } });
    fireEvent.paste(screen.getByRole('textbox', { name: '问题描述' }), { clipboardData: { files: ten, types: ['Files'] } });

    expect(await screen.findByText('最多选择 3 张图片，多出的没有添加')).toBeVisible();
    expect(screen.getAllByRole('img', { name: 'image.png' })).toHaveLength(3);
  });

  it('offers an empty form after sending', async () => {
    await renderView(FeedbackScreen, aFeedbackHost());
    await choose('反馈类型', '其他');
    await write();
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: '再写一条' }));

    expect(screen.getByRole('textbox', { name: '问题描述' })).toHaveValue('');
  });
});

it('has texts in both languages', async () => {
  await renderView(FeedbackScreen, aFeedbackHost(), {}, 'zh-TW');

  expect(screen.getByRole('heading', { level: 1, name: '意見回饋' })).toBeVisible();
  expect(screen.getByRole('button', { name: '新增圖片' })).toBeVisible();
});

it('passes the accessibility check in both tabs and leaves nothing open', async () => {
  const host = aFeedbackHost();
  const { unmount } = await renderView(FeedbackScreen, host);
  await addImages(aPng());
  await screen.findByRole('img', { name: '截图.png' });
  expect(await accessibilityFaults()).toEqual([]);

  await userEvent.click(screen.getByRole('tab', { name: /反馈列表/ }));
  await userEvent.click(screen.getByRole('button', { name: /^存款.*新回复/ }));
  expect(await accessibilityFaults()).toEqual([]);
  unmount();
  expect(host.liveCount).toBe(0);
});
