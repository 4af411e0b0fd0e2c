import { useSignedUrls } from '@maquette/web-core';
import type { Brand } from '../brand';

/** The newest picture of a brand for its plate, with its place kept until it has come; null for a brand without one. */
export function useNewestPicture({ newestPicture }: Pick<Brand, 'newestPicture'>) {
  const { urls, reportBroken } = useSignedUrls([newestPicture?.thumbnailUrl]);
  const [url] = urls;
  if (!newestPicture || !url) return null;
  const { width, height } = newestPicture;
  return <img src={url} width={width} height={height} alt="" onError={() => void reportBroken()} />;
}
