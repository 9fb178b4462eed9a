import { LinkShare } from '@site/shared/ui';
import { useOverlays } from '../../overlays/OverlaysContext';
import { useRouting } from '../../routing/RoutingContext';
import { useDeskTexts } from './useDeskTexts';

/** Shows the agent's link to this site. Visitors who register through it belong to the agent. */
export function AgentLink({ code }: { readonly code: string }) {
  const { link: name, code: codeName, qr } = useDeskTexts();
  const overlays = useOverlays();
  const { navigation } = useRouting();
  const link = new URL(navigation.href('home', {}, { rcode: code }), window.location.origin).href;
  return (
    <LinkShare
      link={link}
      code={code}
      names={{ link: name, code: codeName, qr }}
      onNotify={(message, tone) => {
        overlays.toast(message, tone);
      }}
    />
  );
}
