import { useServices } from '@site/shared/contract';
import { LinkShare } from '@site/shared/ui';
import { useTranslation } from './texts';

/** Shows the member's link, which leads to the home page of the current site. */
export function InviteLink({ code }: { readonly code: string }) {
  const { navigation, overlays } = useServices();
  const { t } = useTranslation();
  const link = new URL(navigation.href('home', {}, { icode: code }), window.location.origin).href;
  const names = { link: t('invitation.link'), code: t('invitation.code'), qr: t('invitation.qr') };
  return (
    <LinkShare
      link={link}
      code={code}
      names={names}
      onNotify={(message, tone) => {
        overlays.toast(message, tone);
      }}
    />
  );
}
