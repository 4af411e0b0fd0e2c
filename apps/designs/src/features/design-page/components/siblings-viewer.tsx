import { IconButton, ImageViewer } from '@maquette/ui';
import { useSignedUrls } from '@maquette/web-core';
import { Download } from '@maquette/ui/icons';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDesignActions } from '../../design-actions/design-actions';
import type { DesignDetail } from '../../designs/api/get-design';
import { cardTexts } from '../../designs/card-texts';
import { useBefore } from '../../designs/hooks/use-before';
import { designPath } from '../../designs/paths';

/** The picture of a design, and those of the same request, at full size. The page follows to the one that was shown last. */
export function SiblingsViewer({ design, onClose }: { design: DesignDetail; onClose: () => void }) {
  const { download } = useDesignActions();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const pictured = design.siblings.filter(({ imageUrl }) => imageUrl);
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      pictured.findIndex(({ id }) => id === design.id),
    ),
  );
  const { urls, reportBroken } = useSignedUrls(pictured.map(({ imageUrl }) => imageUrl));
  const before = useBefore(design);
  const shown = pictured[index];
  const close = () => {
    onClose();
    if (shown && shown.id !== design.id) void navigate(designPath(shown.id), { state, replace: true });
  };
  return (
    <ImageViewer
      images={pictured.map((one, at) => ({
        src: urls[at] ?? '',
        alt: cardTexts(one).headline,
        width: one.width ?? undefined,
        height: one.height ?? undefined,
        color: one.averageColor ?? undefined,
        preview: one.thumbnailUrl ?? undefined,
        before,
      }))}
      index={index}
      onIndexChange={(next) => (next === undefined ? close() : setIndex(next))}
      onBroken={() => void reportBroken()}
      actions={
        shown && (
          <IconButton label="Download" onClick={() => void download(shown)}>
            <Download aria-hidden />
          </IconButton>
        )
      }
    />
  );
}
