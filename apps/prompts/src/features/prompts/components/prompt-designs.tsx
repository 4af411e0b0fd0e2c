import { Hatch, NoPreview, PieceFrame, VoidCross } from '@maquette/ui';
import { useSignedUrls, useUser } from '@maquette/web-core';
import type { Answer } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PROMPT_DESIGNS, promptDesignsQuery } from '../calls';
import styles from './prompt-designs.module.css';

type Design = Answer<'get', '/api/designs'>['designs'][number];

const SQUARE = { width: 1, height: 1 };

/** The newest designs that were made from a prompt; nothing while there are none. */
export function PromptDesigns({ promptId }: { promptId: string }) {
  const { id: userId } = useUser();
  const { data } = useQuery(promptDesignsQuery(userId, promptId));
  if (!data || data.designs.length === 0) return null;
  return (
    <section aria-labelledby="prompt-designs" className={styles.section}>
      <h2 id="prompt-designs" className={styles.title}>
        Made from it
      </h2>
      <ul className={styles.designs} aria-label="Designs made from this prompt">
        {data.designs.map((design) => (
          <li key={design.id}>
            <Link to={`/dashboard/designs/${design.id}`} aria-label={design.prompt || 'Design'} title={design.prompt}>
              <Picture design={design} />
            </Link>
          </li>
        ))}
      </ul>
      {data.pagination.hasMore && <p className={styles.hint}>The newest {PROMPT_DESIGNS} of them.</p>}
    </section>
  );
}

function Picture({ design }: { design: Design }) {
  const { urls, reportBroken } = useSignedUrls([design.thumbnailUrl ?? design.imageUrl]);
  const [url] = urls;
  if (design.status === 'failed') return <Hatch {...SQUARE} />;
  if (design.status !== 'completed') return <VoidCross {...SQUARE} />;
  return (
    <PieceFrame {...SQUARE} color={design.averageColor ?? undefined}>
      {url ? (
        <img src={url} alt="" loading="lazy" className={styles.image} onError={() => void reportBroken()} />
      ) : (
        <NoPreview {...SQUARE} />
      )}
    </PieceFrame>
  );
}
