import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { myDiscountAdCall } from '@site/shared/wire/advertising';
import { preInfoCall } from '@site/shared/wire/site';
import { LOCAL_ENTRIES, SESSION_ENTRIES } from '@site/shared/storage';
import { aSite, clearDevice, refusal, success, TOKEN } from '../../testing/aShell';
import { aFullManifest, renderApp } from '../../testing/renderApp';
import aboutCN from './locales/about/zh-CN.json';
import careCN from './locales/care/zh-CN.json';
import menuCN from './locales/menu/zh-CN.json';
import menuTW from './locales/menu/zh-TW.json';
import { HELP_PAGES } from './topics';

const user = userEvent.setup();

beforeEach(clearDevice);

/** Sentence that identifies each page, and the requirement it proves. */
const PAGES = [
  ['kh', '注册步骤', 'R-HELP-02'],
  ['ck', '存款步骤', 'R-HELP-03'],
  ['qk', '取款步骤', 'R-HELP-04'],
  ['zz', '自动转账', 'R-HELP-05'],
  ['yhgz', '银行卡规则', 'R-HELP-06'],
  ['tjllq', '推荐返利', 'R-HELP-07'],
  ['xnbcqkjc', '怎样核对一笔转账', 'R-HELP-08'],
  ['tytzjc', '投注前核对', 'R-HELP-09'],
  ['tysstqth', '结算与取款', 'R-HELP-10'],
  ['fjcjc', '入账的种类', 'R-HELP-11'],
  ['rqgl', '投注让球方的结果', 'R-HELP-12'],
  ['dxqgl', '投注大球的结果', 'R-HELP-13'],
  ['cpwt', '封盘与开奖', 'R-HELP-14'],
  ['dzjj', '几个常用的词', 'R-HELP-15'],
  ['tywt', '投注为什么没有被接受', 'R-HELP-16'],
  ['zrwt', '常见玩法', 'R-HELP-17'],
  ['qtwt', '为什么看不到某个场馆', 'R-HELP-18'],
  ['bczr', '投注有风险', 'R-HELP-19'],
  ['gywm', '我们提供什么', 'R-HELP-20'],
  ['gztk', '一、账户资格', 'R-HELP-21] [R-LEGAL-01'],
  ['hzhb', '合作方式', 'R-HELP-22'],
  ['ysgz', '我们收集的信息', 'R-HELP-23'],
  ['zxkf', '联系之前', 'R-HELP-24'],
  ['zrbc', '可以设定的限制', 'R-HELP-26'],
  ['fxqsm', '真钱投注之前', 'R-HELP-26'],
  ['xzdq', '不提供服务的国家和地区', 'R-HELP-26'],
  ['ccsm', '会话存储', 'R-HELP-26'],
] as const;

describe('the pages', () => {
  it.each(PAGES)('%s is open to everyone, with its section 「%s」 [%s] [R-HELP-01]', async (topic, heading) => {
    await renderApp(`/app/help/${topic}`);

    expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: menuCN.topics[topic] })).toBeInTheDocument();
    expect(screen.getByRole('main')).not.toHaveTextContent('{{');
  });

  it('have a list of all topics to open on a phone, closed again on the page that was chosen', async () => {
    await renderApp('/app/help/kh');
    const toggle = await screen.findByRole('button', { name: menuCN.all, hidden: true });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');

    await user.click(screen.getByRole('link', { name: menuCN.topics.zz }));

    expect(await screen.findByRole('heading', { level: 1, name: menuCN.topics.zz })).toBeInTheDocument();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('list their sections, and continue the reading at the one that is chosen', async () => {
    await renderApp('/app/help/kh');
    const sections = await screen.findByRole('navigation', { name: menuCN.on_page });
    const names = within(sections)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['注册步骤', '填写要求', '绑定手机与真实姓名', '一人一户', '找回密码', '新设备验证']);

    await user.click(within(sections).getByRole('button', { name: '找回密码' }));

    expect(screen.getByRole('heading', { level: 2, name: '找回密码' })).toHaveFocus();
  });

  it('are as many as there are addresses', () => {
    expect(PAGES.map(([topic]) => topic).sort()).toEqual([...HELP_PAGES].sort());
  });

  it('are translated, and follow the language without a reload', async () => {
    const { shell } = await renderApp('/app/help/rqgl');
    await screen.findByRole('heading', { level: 2, name: '怎样看盘口' });

    await act(() => shell.locale.choose('zh-TW'));

    expect(await screen.findByRole('heading', { level: 2, name: '怎樣看盤口' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: menuTW.topics.rqgl })).toBeInTheDocument();
  });

  it.each(['kh', 'rqgl', 'gztk', 'zrbc'])('%s has no accessibility faults', async (topic) => {
    await renderApp(`/app/help/${topic}`);
    await screen.findAllByRole('table');

    expect(await accessibilityFaults(screen.getByRole('main'))).toEqual([]);
  });
});

describe('the menu', () => {
  const menu = () => screen.getByRole('navigation', { name: '帮助主题' });

  it('links to every page and marks the current one [R-HELP-25]', async () => {
    await renderApp('/app/help/qk');

    const links = within(menu()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(HELP_PAGES.map((topic) => `/app/help/${topic}`).sort());
    expect(within(menu()).getByRole('link', { current: 'page' })).toHaveTextContent('取款帮助');
  });

  it('opens another page without a page load', async () => {
    const { page } = await renderApp('/app/help/qk');

    await user.click(within(menu()).getByRole('link', { name: '彩票问题' }));

    expect(await screen.findByRole('heading', { level: 1, name: '彩票问题' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 2, name: '封盘与开奖' })).toBeInTheDocument();
    expect(page.load).not.toHaveBeenCalled();
  });

  it('does not mention depositing while its switch is off', async () => {
    await renderApp('/app/help/kh', { answers: { [preInfoCall.path]: success(aSite({ depositGuide: '0' })) } });

    expect(await within(menu()).findByRole('link', { name: '取款帮助' })).toBeInTheDocument();
    expect(within(menu()).queryByRole('link', { name: '存款帮助' })).not.toBeInTheDocument();
  });
});

describe('the search', () => {
  const field = () => screen.getByRole('searchbox', { name: '搜索帮助' });
  const hits = async () => (await screen.findByRole('region', { name: '搜索结果' })).textContent;

  it('finds sections of every page by Chinese words, and leads to them', async () => {
    await renderApp('/app/help/kh');

    await user.type(field(), '有效流水');

    expect(await hits()).toMatch(/找到 \d+ 处/);
    await user.click(within(screen.getByRole('region', { name: '搜索结果' })).getByRole('link', { name: /取款帮助\s*有效流水怎么算/ }));
    expect(await screen.findByRole('heading', { level: 1, name: '取款帮助' })).toBeInTheDocument();
  });

  it.each([
    ['usdt', '虚拟币存取款教程'],
    ['自我排除', '理性娱乐'],
    ['大 2.5', '大小球攻略'],
  ])('finds %s on %s', async (words, page) => {
    await renderApp('/app/help/kh');

    await user.type(field(), words);

    expect(await hits()).toContain(page);
  });

  it('says where nothing is found, and shows the menu again when it is emptied', async () => {
    await renderApp('/app/help/kh');
    await user.type(field(), '火星移民');
    expect(await screen.findByText('没有找到相关内容')).toBeVisible();

    await user.clear(field());

    expect(await screen.findByRole('link', { name: '取款帮助' })).toBeVisible();
  });
});

describe('the pictures', () => {
  it.each([
    ['rqgl', '投注让球方 0.5 / 1，净胜 1 球：赢半'],
    ['rqgl', '投注受让方 0 / 0.5，打平：赢半'],
    ['dxqgl', '投注大球 2.5 / 3，共 3 球：赢半'],
    ['dxqgl', '投注小球 2 / 2.5，共 2 球：赢半'],
  ])('of %s show each part of the stake: %s [R-HELP-26]', async (topic, name) => {
    await renderApp(`/app/help/${topic}`);

    expect(await screen.findByRole('img', { name })).toHaveTextContent('一半投注额');
  });
});

it('names everything that is stored in the browser', async () => {
  await renderApp('/app/help/ccsm');
  await screen.findAllByRole('table');

  const main = screen.getByRole('main').textContent;
  for (const { key } of [...Object.values(LOCAL_ENTRIES), ...Object.values(SESSION_ENTRIES)]) expect(main).toContain(key);
});

it('names the regions that the terms name', async () => {
  await renderApp('/app/help/xzdq');
  await screen.findByRole('heading', { level: 2, name: '不提供服务的国家和地区' });
  const regions = careCN.xzdq.sections[0]?.list ?? [];

  expect(regions.length).toBeGreaterThan(10);
  expect(JSON.stringify(aboutCN.gztk)).toContain(regions.join('、'));
});

it('links to customer service from every page [R-HELP-24]', async () => {
  await renderApp('/app/help/zxkf');

  await user.click(within(screen.getByRole('main')).getByRole('button', { name: '联系在线客服' }));

  expect(await screen.findByRole('alertdialog', { name: '安全提示' })).toBeInTheDocument();
});

describe('the offers of a member', () => {
  const anAd = { id: 'daily-sign', kind: 'signGift', title: '每日签到', emphasis: '共 20.88 元', summary: '每天来一次。', isReady: true };

  const asMember = (answer: ReturnType<typeof success>) => {
    window.localStorage.setItem('site.userId', '10001');
    window.localStorage.setItem('site.token', TOKEN);
    return renderApp('/app/help/yhgz', { answers: { [myDiscountAdCall.path]: answer } });
  };

  it('are below the offer rules, each with a link to its page [R-API-004]', async () => {
    await asMember(success({ list: [anAd] }));

    const offers = await screen.findByRole('region', { name: '您可以参加的优惠' });
    expect(await within(offers).findByRole('link', { name: /每日签到/ })).toHaveAttribute('href', '/activity/signGift/daily-sign');
    expect(offers).toHaveTextContent('可领取');
  });

  it('say when there are none left', async () => {
    await asMember(success({ list: [] }));

    expect(await screen.findByText(/当前的优惠您都已参加/)).toBeInTheDocument();
  });

  it('show the failure with a retry', async () => {
    const { answer } = await asMember(refusal(6005, '服务器出错'));
    expect(await screen.findByText('服务器出错')).toBeInTheDocument();

    answer(myDiscountAdCall, success({ list: [anAd] }));
    await user.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('link', { name: /每日签到/ })).toBeInTheDocument();
  });

  it('are not fetched for a guest, nor where there are no promotions', async () => {
    const { requestsTo } = await renderApp('/app/help/yhgz', { manifest: aFullManifest(['activities']) });

    expect(requestsTo(myDiscountAdCall)).toEqual([]);
  });
});
