import type { NewRemote } from './newRemote';
import simplified from './locales/zh-CN.json' with { type: 'json' };
import traditional from './locales/zh-TW.json' with { type: 'json' };

/** Returns the first screen with its styles, texts and test. */
export function screenFiles({ id, name }: NewRemote): Readonly<Record<string, string>> {
  return {
    'src/front-page/FrontScreen.tsx': `import { useReadable, useServices } from '@site/shared/contract';
import { Button, Card } from '@site/shared/ui';
import styles from './FrontScreen.module.css';
import { useTranslation } from './texts';

/** \`/${id}\`: the first page of this remote. */
export function FrontScreen() {
  const { t } = useTranslation();
  return (
    <div className={styles['screen']}>
      <h1 className={styles['title']}>{t('front.title')}</h1>
      <Card title={t('front.welcome')} padding="lg">
        <Greeting />
      </Card>
    </div>
  );
}

function Greeting() {
  const { session } = useServices();
  const { t } = useTranslation();
  const member = useReadable(session.member);
  if (member) return <p>{t('front.member', { name: member.name })}</p>;
  return (
    <div className={styles['guest']}>
      <p>{t('front.guest')}</p>
      <Button
        variant="primary"
        onClick={() => {
          session.requireLogin();
        }}
      >
        {t('front.login')}
      </Button>
    </div>
  );
}

export { FrontScreen as View };
`,
    'src/front-page/texts.ts': `import { typedTranslation } from '@site/shared/i18n';
import front from '../locales/zh-CN/front.json';

/** The texts of this feature, which come with its code: another namespace is another import. */
export const useTranslation = typedTranslation({ front });
`,
    'src/front-page/FrontScreen.module.css': `.screen {
  display: grid;
  gap: var(--space-4);
}

.title {
  font-size: var(--font-size-3xl);
  font-weight: var(--weight-bold);
  line-height: var(--line-tight);
}

.guest {
  display: grid;
  justify-items: start;
  gap: var(--space-3);
}
`,
    'src/front-page/FrontScreen.test.tsx': `import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import front from '../locales/zh-CN/front.json';
import { renderView } from '../testing/renderView';
import { FrontScreen } from './FrontScreen';

it('asks a guest to log in', async () => {
  const host = createFakeServices({ member: null });
  await renderView(FrontScreen, host);

  await userEvent.click(screen.getByRole('button', { name: front.login }));

  expect(host.loginPrompts).toBe(1);
});

it('greets a member by name, without accessibility faults', async () => {
  await renderView(FrontScreen, createFakeServices({ member: { name: 'player1' } }));

  expect(screen.getByText(/player1/)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});
`,
    'src/locales/zh-CN/front.json': texts(name['zh-CN'], simplified),
    'src/locales/zh-TW/front.json': texts(name['zh-TW'], traditional),
    'src/locales/zh-TW/index.ts': `/** All zh-TW texts of this package, which come in one file. */
export { default as front } from './front.json';
`,
  };
}

function texts(title: string, others: Readonly<Record<string, string>>): string {
  return `${JSON.stringify({ title, ...others }, null, 2)}\n`;
}
