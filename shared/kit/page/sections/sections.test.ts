import * as ui from '@site/shared/ui';
import { localeProblems } from '@site/testing/localeParity';
import zhCN from '../locales/zh-CN.json';
import zhTW from '../locales/zh-TW.json';
import { GROUPS } from '.';

const sections = GROUPS.flatMap((group) => group.sections);

describe('the page of all UI primitives', () => {
  it('shows every primitive of the kit', () => {
    const primitives = Object.entries(ui).flatMap(([name, value]) => (typeof value === 'function' && /^[A-Z]/.test(name) ? [name] : []));
    const shown = new Set(sections.flatMap(({ shows }) => shows));

    expect(primitives.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('has a section for each of its texts, and a text for each section', () => {
    expect(sections.map(({ id }) => id).sort()).toEqual(Object.keys(zhCN.sections).sort());
  });

  it('renders in both languages', () => {
    expect(localeProblems(zhCN, zhTW)).toEqual([]);
  });
});
