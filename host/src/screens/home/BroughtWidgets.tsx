import { useDirectory, WidgetSlot } from '../../composition';
import { WhenNear } from './WhenNear';

/** Height reserved for each widget until it is near the viewport and loaded, in units of the 1920 canvas. */
const HEIGHT = 330;

/** Shows the widgets that remotes declare for home in their metadata, in the order of the manifest. */
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
