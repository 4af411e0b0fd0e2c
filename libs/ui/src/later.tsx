import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';

interface LaterOptions<Props> {
  /** Stands in its place until the code is there; nothing unless given. */
  waiting?: ComponentType<Props>;
  /** Stands in its place when the code could not be fetched; otherwise the error goes to the nearest error boundary. */
  failed?: ComponentType<Props>;
}

/**
 * A component whose code is fetched when it is first shown, or before that with `preload`. Where the fetch failed, the next one shown tries again.
 *
 * React's `lazy` is no match: it holds back for 300 ms what has arrived (https://github.com/facebook/react/issues/31819), and it never tries again.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting: Waiting, failed: Failed }: LaterOptions<Props> = {},
) {
  let fetched: ComponentType<Props> | undefined;
  const preload = async (): Promise<void> => {
    fetched ??= await load();
  };

  function Later(props: Props) {
    const [Component, setComponent] = useState(() => fetched);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (Component) return;
      let shown = true;
      preload().then(
        () => shown && setComponent(() => fetched),
        (error: unknown) => shown && setFailure({ error }),
      );
      return () => {
        shown = false;
      };
    }, [Component]);

    if (Component) return <Component {...props} />;
    if (!failure) return Waiting ? <Waiting {...props} /> : null;
    if (Failed) return <Failed {...props} />;
    throw failure.error;
  }
  return Object.assign(Later, { preload });
}
