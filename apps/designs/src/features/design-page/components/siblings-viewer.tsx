import { IconButton, ImageViewer } from '@maquette/ui';
import { resolveImageUrl, useSignedUrls } from '@maquette/web-core';
import { useQuery } from '@tanstack/react-query';
import { Download } from '@maquette/ui/icons';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDesignActions } from '../../design-actions/design-actions';
import type { DesignDetail } from '../../designs/api/get-design';
import { cardTexts } from '../../designs/card-texts';
import { designPath } from '../../designs/paths';

/** The address of the picture that a design was made from; undefined where there is none, and until it is there. */
function useBefore({ recipe: { imagePath } }: DesignDetail): string | undefined {
  const { data } = useQuery({
    queryKey: ['designs', 'before', imagePath],
    queryFn: () => resolveImageUrl({ path: imagePath ?? '', bucket: 'design-images' }),
    enabled: imagePath !== null,
    staleTime: 30 * 60_000,
  });
  return data ?? undefined;
}

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
