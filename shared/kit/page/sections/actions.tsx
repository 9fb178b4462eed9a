import { Badge } from '@site/shared/ui/essentials/Badge';
import { Button } from '@site/shared/ui/essentials/Button';
import type { ButtonVariant } from '@site/shared/ui/essentials';
import { ButtonLink } from '@site/shared/ui/essentials/ButtonLink';
import { IconButton } from '@site/shared/ui/essentials/IconButton';
import { LinkShare } from '@site/shared/ui/link-share/LinkShare';
import { Menu, MenuColumns, MenuGroup, MenuItem, MenuSeparator } from '@site/shared/ui/Menu';
import { Tooltip } from '@site/shared/ui/Tooltip';
import { useTranslation } from '../i18n';
import type { KitSection } from '../KitSection';
import { SettlingButton } from '@site/shared/ui/SettlingButton';
import { Specimen } from '../Specimen';

const VARIANTS: readonly Exclude<ButtonVariant, 'art'>[] = ['primary', 'secondary', 'soft', 'quiet', 'gilt', 'danger'];
const nothing = () => undefined;

function Buttons() {
  const { t } = useTranslation();
  return (
    <>
      <Specimen name={t('states.variants')} wide>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Specimen>
      <Specimen name={t('states.sizes')}>
        <Button size="sm">{t('sample.withdraw')}</Button>
        <Button>{t('sample.withdraw')}</Button>
        <SettlingButton meaning="withdraw">{t('sample.withdraw')}</SettlingButton>
        <Button size="lg">{t('sample.withdraw')}</Button>
      </Specimen>
      <Specimen name={t('states.with_icon')}>
        <Button variant="primary" icon="deposit">
          {t('sample.deposit')}
        </Button>
      </Specimen>
      <Specimen name={t('states.loading')}>
        <Button variant="primary" loading>
          {t('sample.bet')}
        </Button>
      </Specimen>
      <Specimen name={t('states.disabled')}>
        <Button variant="primary" disabled>
          {t('sample.bet')}
        </Button>
        <Button disabled>{t('sample.withdraw')}</Button>
      </Specimen>
    </>
  );
}

function ButtonLinks() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.default')}>
      <ButtonLink href="#button_link" variant="primary">
        {t('sample.join')}
      </ButtonLink>
      <ButtonLink href="#button_link">{t('sample.view_rules')}</ButtonLink>
    </Specimen>
  );
}

function IconButtons() {
  const { t } = useTranslation();
  return (
    <>
      <Specimen name={t('states.sizes')}>
        <IconButton icon="refresh" label={t('sample.refresh')} size="sm" />
        <IconButton icon="refresh" label={t('sample.refresh')} />
      </Specimen>
      <Specimen name={t('states.pressed')}>
        <IconButton icon="star" label={t('sample.favourite')} pressed={false} />
        <IconButton icon="star" label={t('sample.favourite')} pressed />
        <IconButton icon="heart" label={t('sample.favourite')} pressed />
      </Specimen>
      <Specimen name={t('states.with_count')}>
        <IconButton icon="bell" label={t('sample.inbox')} count={6} />
      </Specimen>
      <Specimen name={t('states.disabled')}>
        <IconButton icon="refresh" label={t('sample.refresh')} disabled />
      </Specimen>
    </>
  );
}

function Menus() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.default')}>
      <Menu trigger={<Button icon="user">{t('sample.account')}</Button>} align="start">
        <MenuItem icon="user" onSelect={nothing}>
          {t('sample.profile')}
        </MenuItem>
        <MenuItem icon="ticket" onSelect={nothing}>
          {t('sample.records')}
        </MenuItem>
        <MenuItem icon="withdraw" onSelect={nothing} disabled>
          {t('sample.withdraw')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon="logout" onSelect={nothing} danger>
          {t('sample.sign_out')}
        </MenuItem>
      </Menu>
      <Menu trigger={<Button icon="list">{t('sample.groups')}</Button>} align="start">
        <MenuColumns>
          <MenuGroup title={t('sample.records')}>
            <MenuItem icon="ticket" onSelect={nothing} aside={<Badge count={3} />}>
              {t('sample.records')}
            </MenuItem>
          </MenuGroup>
          <MenuGroup title={t('sample.account')}>
            <MenuItem icon="user" onSelect={nothing}>
              {t('sample.profile')}
            </MenuItem>
          </MenuGroup>
        </MenuColumns>
      </Menu>
    </Specimen>
  );
}

function Tooltips() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.default')}>
      <Tooltip content={t('sample.collect_hint')}>
        <Button icon="coins">{t('sample.collect')}</Button>
      </Tooltip>
    </Specimen>
  );
}

function LinkShares() {
  const { t } = useTranslation();
  const names = { link: t('sample.link'), code: t('sample.invitation'), qr: t('sample.qr') };
  return (
    <Specimen name={t('states.default')} wide fill>
      <LinkShare link="https://example.com/?r_code=a1b2c3" code="a1b2c3" names={names} onNotify={nothing} />
    </Specimen>
  );
}

export const ACTIONS: readonly KitSection[] = [
  { id: 'button', shows: ['Button', 'SettlingButton'], View: Buttons },
  { id: 'button_link', shows: ['ButtonLink'], View: ButtonLinks },
  { id: 'icon_button', shows: ['IconButton'], View: IconButtons },
  { id: 'menu', shows: ['Menu', 'MenuColumns', 'MenuGroup', 'MenuItem', 'MenuSeparator'], View: Menus },
  { id: 'link_share', shows: ['LinkShare'], View: LinkShares },
  { id: 'tooltip', shows: ['Tooltip'], View: Tooltips },
];
