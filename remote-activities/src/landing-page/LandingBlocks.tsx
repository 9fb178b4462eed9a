import { useReadable, useServices } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { Card, Skeleton } from '@site/shared/ui';
import type { LinkedParticipation } from '../participation/participation';
import { useParticipation } from '../participation/useParticipation';
import type { PageBlock, Promotion } from '../promotions/promotion';
import styles from './LandingBlocks.module.css';
import { LinkedPromotions } from './LinkedPromotions';

interface LandingBlocksProps {
  readonly promotion: Promotion;
  readonly promotions: readonly Promotion[];
}

/**
 * Renders a campaign page made of blocks: headlines, texts, steps, and other promotions with the member's status in
 * each.
 *
 * Assumption (R-ACT-07): a landing page itself has nothing to join.
 */
export function LandingBlocks({ promotion, promotions }: LandingBlocksProps) {
  return (
    <Card padding="lg">
      <div className={styles['blocks']}>
        {promotion.blocks.map((block, index) => (
          // Blocks have no ids, and their order is fixed by the content, so the index is a valid key.
          <Block key={index} block={block} promotion={promotion} promotions={promotions} />
        ))}
      </div>
    </Card>
  );
}

function Block({ block, promotion, promotions }: LandingBlocksProps & { readonly block: PageBlock }) {
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
      return isSignedIn ? (
        <MemberPromotions promotion={promotion} named={named} />
      ) : (
        <LinkedPromotions promotions={named} participations={NONE} />
      );
    }
  }
}

const NONE: readonly LinkedParticipation[] = [];

function MemberPromotions({ promotion, named }: { readonly promotion: Promotion; readonly named: readonly Promotion[] }) {
  const { state, reload } = useParticipation(promotion.id);
  return (
    <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<Skeleton height="2.4rem" />}>
      {({ linked = NONE }) => <LinkedPromotions promotions={named} participations={linked} />}
    </LoadableView>
  );
}
