import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether the screen is one of a phone (700 px or less). */
export const useIsPhone = (): boolean => useMedia('(max-width: 700px)');

/** Whether nothing can hover: what a pointer would uncover has to be in sight. */
export const useIsTouch = (): boolean => useMedia('(hover: none)');
