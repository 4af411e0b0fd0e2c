import { Button, Dialog, Figures, IconButton, Menu, useIsPhone, useMedia } from '@maquette/ui';
import type { MenuItem } from '@maquette/ui';
import { Ellipsis, FolderPlus, ImagePlus, Images, Pencil, ScanSearch } from '@maquette/ui/icons';
import { SwatchBand, Swatches } from '@maquette/ui/documents';
import { useUser } from '@maquette/web-core';
import { useImageUrl } from '@maquette/web-core/pictures';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { collectionPath, collectionsOfQuery } from '../collections/collection';
import { useInspirationActions } from '../inspiration-actions';
import { designTypeLabel } from '../design-type-label';
import { savedOn, sizeOf, titleOf } from '../inspiration';
import type { Inspiration } from '../inspiration';
import { useProviderName } from '../use-provider-name';
import styles from './details-dialog.module.css';
import { InspirationViewer } from './inspiration-viewer';

interface DetailsDialogProps {
  inspiration: Inspiration;
  onClose: () => void;
}

/** All that is known of an inspiration, beside its picture. */
export function DetailsDialog({ inspiration, onClose }: DetailsDialogProps) {
  const actions = useInspirationActions();
  const [enlarged, setEnlarged] = useState(false);
  const then = (action: (inspiration: Inspiration) => void) => () => {
    onClose();
    action(inspiration);
  };
  const { id: userId } = useUser();
  const { data: collections = [] } = useQuery(collectionsOfQuery(userId, inspiration.id));
  const { prompt, designType, provider, styleTags, palette, width, height, imageFilename } = inspiration;
  const isPhone = useIsPhone();
  // all of them in one line
  const isNarrow = useMedia('(max-width: 1100px)');
  const providerName = useProviderName();
  const items: MenuItem[] = [
    {
      label: 'Add to collection',
      icon: <FolderPlus aria-hidden />,
      onSelect: then((one) => actions.addToCollection([one])),
    },
    ...(imageFilename
      ? [
          { label: 'Use as image', icon: <ImagePlus aria-hidden />, onSelect: then(actions.useAsImage) },
          {
            label: 'Send to moodboard',
            icon: <Images aria-hidden />,
            onSelect: then((one) => actions.sendToMoodboard([one])),
          },
          { label: 'Analyze', icon: <ScanSearch aria-hidden />, onSelect: then(actions.analyze) },
        ]
      : []),
    { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: then(actions.edit) },
  ];
  const asButtons = (some: MenuItem[]) =>
    some.map(({ label, icon, onSelect }) => (
      <Button key={label} icon={!isNarrow && icon} onClick={onSelect}>
        {label}
      </Button>
    ));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Inspiration Details"
      size={imageFilename === null ? 'medium' : 'large'}
      footer={
        <>
          <div className={styles.actions}>
            {asButtons(isPhone ? items.slice(0, 2) : items)}
            {isPhone && items.length > 2 && (
              <Menu
                label={titleOf(inspiration)}
                trigger={
                  <IconButton label="More actions" variant="outlined" tooltip={false}>
                    <Ellipsis aria-hidden />
                  </IconButton>
                }
                items={items.slice(2)}
              />
            )}
          </div>
          {/* on phones the one in the head is within reach */}
          {!isPhone && <Button onClick={onClose}>Close</Button>}
        </>
      }
    >
      <div className={styles.sheet} data-words={imageFilename === null ? '' : undefined}>
        <Picture inspiration={inspiration} onEnlarge={() => setEnlarged(true)} />
        <div className={styles.words}>
          <p className={styles.prompt}>{prompt.trim() || 'No prompt provided.'}</p>
          {palette.length > 0 && (
            <Swatches className={styles.palette ?? ''}>
              {palette.map(({ color, share }) => (
                <SwatchBand
                  key={color}
                  hex={color}
                  role={`${Math.round(share * 100)}%`}
                  share={Math.max(share, 0.06)}
                />
              ))}
            </Swatches>
          )}
          {palette.length > 0 && (
            <Figures items={palette.map(({ color, share }) => `${color.toUpperCase()} ${Math.round(share * 100)}%`)} />
          )}
          <dl className={styles.facts}>
            <dt>Design type</dt>
            <dd>{designType ? designTypeLabel(designType) : 'N/A'}</dd>
            <dt>AI provider</dt>
            <dd>{provider ? providerName(provider) : 'N/A'}</dd>
            <dt>Style tags</dt>
            <dd>{styleTags.join(', ') || 'N/A'}</dd>
            {collections.length > 0 && (
              <>
                <dt>Collections</dt>
                <dd>
                  {collections.map(({ id, name }, index) => (
                    <span key={id}>
                      {index > 0 && ', '}
                      <Link to={collectionPath(id)} onClick={onClose}>
                        {name}
                      </Link>
                    </span>
                  ))}
                </dd>
              </>
            )}
          </dl>
          <Figures items={[width && height ? `${width} × ${height}` : undefined, `Saved ${savedOn(inspiration)}`]} />
        </div>
      </div>
      {enlarged && (
        <InspirationViewer
          inspirations={[inspiration]}
          openId={inspiration.id}
          onOpenChange={() => setEnlarged(false)}
        />
      )}
    </Dialog>
  );
}

function Picture({ inspiration, onEnlarge }: { inspiration: Inspiration; onEnlarge: () => void }) {
  const { imageFilename, averageColor } = inspiration;
  const { url, reload } = useImageUrl(
    imageFilename === null ? null : { bucket: 'inspiration-images', path: imageFilename },
  );
  const size = sizeOf(inspiration);
  if (imageFilename === null) return <p className={styles.none}>No Preview</p>;
  return (
    <button type="button" className={styles.picture} aria-label="Enlarge image" onClick={onEnlarge}>
      <span style={{ aspectRatio: `${size.width} / ${size.height}`, backgroundColor: averageColor ?? undefined }}>
        {url && <img src={url} alt={titleOf(inspiration)} onError={() => void reload()} />}
      </span>
    </button>
  );
}
