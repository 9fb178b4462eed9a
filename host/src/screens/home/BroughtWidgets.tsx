import { useDirectory, WidgetSlot } from '../../composition';
import { WhenNear } from './WhenNear';

/** Held for each until it is near and there, in units of the 1920 canvas. */
const HEIGHT = 330;

/** The widgets that remotes bring for home by their own facts, in the order of the manifest. */
export function BroughtWidgets({ className }: { readonly className: string | undefined }) {
  const directory = useDirectory();
  return directory.ids
    .filter((id) => directory.isEnabled(id))
    .flatMap((id) =>
      (directory.metadataOf(id)?.widgets ?? [])
        .filter(({ slot }) => slot === 'home')
        .map(({ widget }) => (
          <div key={`${id}/${widget}`} className={className}>
            <WhenNear height={HEIGHT}>
              <WidgetSlot remote={id} widget={widget} placeholder={<div style={{ blockSize: `${String(HEIGHT / 100)}rem` }} />} />
            </WhenNear>
          </div>
        )),
    );
}
