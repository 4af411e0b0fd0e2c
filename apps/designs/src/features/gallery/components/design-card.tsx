import { CopyButton, IconButton, later } from '@maquette/ui';
import { PieceCard } from '@maquette/ui/pieces';
import type { PiecePlace } from '@maquette/ui/pieces';
import { Ellipsis, Star } from '@maquette/ui/icons';
import { memo, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { cardTexts, fullDate, shortDate } from '../../designs/card-texts';
import { isUnfinished } from '../../designs/design';
import type { Design } from '../../designs/design';
import { isSent } from '../../designs/expected-design';
import { designPath, useFromList } from '../../designs/paths';
import { designTypeLabel } from '../../designs/vocabulary';
import { CardPicture } from './card-picture';

/** From this width on there is room for the dimensions. */
const ROOMY = 420;

const loadTools = () => import('./card-tools');
const CardToolbar = later(() => loadTools().then((tools) => tools.CardToolbar), { failed: () => null });
const CardMenu = later(() => loadTools().then((tools) => tools.CardMenu), {
  // on touch it stands there from the first: its place is kept
  waiting: () => (
    <IconButton label="More actions" tooltip={false} disabled>
      <Ellipsis aria-hidden />
    </IconButton>
  ),
  failed: () => null,
});

/** Fetches what is shown on a card under the pointer or the focus: the wall stands first. */
export const preloadCardTools = () => Promise.all([CardToolbar.preload(), CardMenu.preload()]).then(() => undefined);

interface DesignCardProps extends PiecePlace {
  /** Of its slot. */
  id: string;
  design: Design;
  /** Which of the request's pictures, from 0. */
  index: number;
  brandName: string;
  providerName: string;
  onOpen: (design: Design) => void;
}

/** A design on the wall of the gallery. */
export const DesignCard = memo(function DesignCard({
  id,
  design,
  index,
  brandName,
  providerName,
  onOpen,
  ...place
}: DesignCardProps) {
  // A card that was seen unfinished shows its picture arriving.
  const wasUnfinished = useRef(false);
  useEffect(() => {
    if (isUnfinished(design)) wasUnfinished.current = true;
  }, [design]);

  const fromList = useFromList();
  const { width, height, designType, createdAt, prompt, notes, n, status } = design;
  const waits = isSent(design);
  const { headline, preview } = cardTexts(design);
  const actions = {
    design,
    onEnlarge: () => onOpen(design),
    onSelect: () => place.onSelect?.(id, false),
  };
  return (
    <PieceCard
      {...place}
      onSelect={waits ? undefined : place.onSelect}
      id={id}
      name={headline}
      renderName={(props) =>
        waits ? (
          <span className={props.className}>{headline}</span>
        ) : (
          <Link {...props} to={designPath(design.id)} state={fromList} title={prompt ?? undefined}>
            {headline}
          </Link>
        )
      }
      mark={design.favorite && <Star aria-label="Favourite" role="img" />}
      preview={preview}
      notes={notes}
      figures={[
        brandName,
        designType && designTypeLabel(designType),
        // 'Studio' for 'Studio (built in)': the line is short.
        providerName.replace(/ \(.*\)$/, ''),
        n > 1 && status !== 'failed' ? `${index + 1} of ${n}` : undefined,
        place.box.width > ROOMY && width && height ? `${width} × ${height}` : undefined,
        <time key="time" dateTime={createdAt} title={fullDate(createdAt)}>
          {shortDate(createdAt)}
        </time>,
      ]}
      picture={
        <CardPicture
          design={design}
          index={index}
          headline={headline}
          width={place.box.width}
          arriving={wasUnfinished.current}
        />
      }
      pressLabel={design.imageUrl ? `Enlarge ${headline}` : headline}
      onPress={() => waits || onOpen(design)}
      toolbar={status === 'completed' && <CardToolbar {...actions} />}
      menu={!waits && <CardMenu {...actions} complete />}
      nameActions={prompt && <CopyButton text={prompt} label="Copy prompt" />}
      tickAtEnd={status === 'failed'}
    />
  );
});
