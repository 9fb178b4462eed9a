import { useReadable, useServices } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { Card, Skeleton } from '@site/shared/ui';
import type { PageBlock, Promotion } from '../../promotions/promotion';
import type { Gathered } from '../../promotions/standing';
import { useStanding } from '../../promotions/ui/useStanding';
import { GatheredList } from './GatheredList';
import styles from './LandingPart.module.css';

interface LandingPartProps {
  readonly promotion: Promotion;
  /** All that are on. */
  readonly promotions: readonly Promotion[];
}

/**
 * A campaign page made of blocks: headlines, texts, steps, and other promotions with how the member stands with each.
 *
 * Assumption (R-ACT-07): a landing page has nothing to join by itself.
 */
export function LandingPart({ promotion, promotions }: LandingPartProps) {
  return (
    <Card padding="lg">
      <div className={styles['blocks']}>
        {promotion.blocks.map((block, index) => (
          // Blocks have no names, and their order is the content's.
          <Block key={index} block={block} promotion={promotion} promotions={promotions} />
        ))}
      </div>
    </Card>
  );
}

function Block({ block, promotion, promotions }: LandingPartProps & { readonly block: PageBlock }) {
  const { session } = useServices();
  const isSignedIn = useReadable(session.isSignedIn);
  switch (block.type) {
    case 'headline':
      return <h2 className={styles['headline']}>{block.text}</h2>;
    case 'text':
      return <p className={styles['text']}>{block.text}</p>;
    case 'steps':
      return (
        <ol className={styles['steps']}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      );
    case 'promotions': {
      const named = block.ids.flatMap((id) => promotions.find((each) => each.id === id) ?? []);
      return isSignedIn ? <MembersList promotion={promotion} named={named} /> : <GatheredList promotions={named} gathered={NOTHING} />;
    }
  }
}

const NOTHING: readonly Gathered[] = [];

function MembersList({ promotion, named }: { readonly promotion: Promotion; readonly named: readonly Promotion[] }) {
  const { state, reload } = useStanding(promotion.id, undefined);
  return (
    <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<Skeleton height="2.4rem" />}>
      {({ gathered = NOTHING }) => <GatheredList promotions={named} gathered={gathered} />}
    </LoadableView>
  );
}
