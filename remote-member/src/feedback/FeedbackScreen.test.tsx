import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing, holdCall, refused, type FakeHost } from '@site/shared/testing';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
import type { ResponseOf } from '@site/shared/wire/call';
import { addFeedbackCall, feedbackBetsCall, uploadImageCall } from '@site/shared/wire/feedback';
import { aFeedbackHost, decodeImages, FEEDBACK_ID, FEEDBACK_TEXT } from '../testing/feedbackHost';
import { renderView } from '../testing/renderView';
import { FeedbackScreen } from './FeedbackScreen';

const PNG_BYTES = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const aPng = (name = '截图.png', bytes = PNG_BYTES) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
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
  decodeImages();
});

describe('the form', () => {
  it('sends type, text, reference and images [R-MEMBER-07] [R-API-040] [R-API-049]', async () => {
    const host = aFeedbackHost();
    await renderView(FeedbackScreen, host);
    await choose('反馈类型', '存款');
    await userEvent.type(screen.getByRole('textbox', { name: '订单号' }), 'CK1');
    await write();
    await addImages(aPng());
    expect(await screen.findByRole('img', { name: '截图.png' })).toHaveAttribute('src', 'data:image/png;base64,iVBORw0KGgo=');
    await submit();

    expect(await screen.findByText('反馈已提交')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(`编号 ${FEEDBACK_ID}`);
    expect(screen.getByRole('status').parentElement).toHaveFocus();
    expect(host.callsOf(uploadImageCall)).toEqual([{ name: '截图.png', content: 'iVBORw0KGgo=' }]);
    expect(host.callsOf(addFeedbackCall)).toEqual([{ type: 'deposit', content: FEEDBACK_TEXT, reference: 'CK1', images: ['image-1'] }]);
  });

  it('names what is missing, and sends nothing [R-MEMBER-21]', async () => {
    const host = aFeedbackHost();
    await renderView(FeedbackScreen, host);
    await userEvent.type(screen.getByRole('textbox', { name: '问题描述' }), '太短了');
    await submit();

    expect(screen.getByText('请选择反馈类型')).toBeVisible();
    expect(screen.getByText('至少写 10 个字')).toBeVisible();
    expect(screen.getByRole('combobox', { name: '反馈类型' })).toHaveFocus();
    expect(host.callsOf(addFeedbackCall)).toEqual([]);
  });

  it('cuts a text that is too long, and says so; marks that turn its direction are left out', async () => {
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

  it('offers the promotions that reward deposits, and clears a bet that was chosen before [R-API-043]', async () => {
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

  it('lets a number be typed where the list cannot be loaded', async () => {
    const host = aFeedbackHost();
    host.answer(feedbackBetsCall, failing({ is: 'unreachable' }));
    await renderView(FeedbackScreen, host);
    await choose('反馈类型', '投注');

    expect(screen.getByRole('textbox', { name: '相关注单' })).toBeVisible();
  });

  it('keeps the draft when sending fails, and sends the same content again under the same key', async () => {
    const host = aFeedbackHost();
    host.answer(addFeedbackCall, failing({ is: 'timeout' }));
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

  it('says how long to wait where the platform takes no more, keeps the draft, and sends it later under the same key', async () => {
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

  it('sends a changed text under another key, and the first text under its first key', async () => {
    const host = aFeedbackHost();
    host.answer(addFeedbackCall, failing({ is: 'timeout' }));
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
    host.answer(addFeedbackCall, failing({ is: 'timeout' }));
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

  it('says which image the platform refused, and keeps the rest', async () => {
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

  it('accepts three images, PNG or JPEG, and says why it refuses others', async () => {
    await renderView(FeedbackScreen, aFeedbackHost());
    await addImages(aPng('1.png'), new File(['GIF'], '2.gif', { type: 'image/gif' }), aPng('3.png'), aPng('4.png'), aPng('5.png'));

    expect(await screen.findAllByRole('img')).toHaveLength(3);
    expect(screen.getByText('“2.gif”不是 PNG 或 JPEG 图片')).toBeVisible();
    expect(screen.getByText('最多添加 3 张图片')).toBeVisible();
    expect(screen.getByRole('button', { name: '添加图片' })).toBeDisabled();

    await userEvent.click(screen.getByRole('button', { name: '移除 1.png' }));
    expect(screen.getByRole('button', { name: '添加图片' })).toBeEnabled();
  });

  it('refuses a file that only has the name of an image, and one that cannot be decoded', async () => {
    await renderView(FeedbackScreen, aFeedbackHost());
    decodeImages({ except: ['坏图.png'] });
    await addImages(
      aPng('文档.png', [0x25, 0x50, 0x44, 0x46]),
      aPng('坏图.png'),
      aPng('大图.png', Array<number>(2 * 1024 * 1024 + 1).fill(0)),
    );

    expect(await screen.findByText('“文档.png”不是 PNG 或 JPEG 图片')).toBeVisible();
    expect(screen.getByText('“坏图.png”已损坏，无法打开')).toBeVisible();
    expect(screen.getByText('“大图.png”超过 2 MB')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('offers an empty form after it was sent', async () => {
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
