import { later, toast } from '@maquette/ui';
import { useUser } from '@maquette/web-core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDesignActions } from '../../design-actions/design-actions';
import { useWorksFromImage } from '../../designs/hooks/use-works-from-image';
import { isDialogOpen } from './is-dialog-open';

const DropOverlay = later(() => import('./drop-overlay').then((module) => module.DropOverlay), { failed: () => null });

/** Safari tells of leaving an element as of leaving the page; the next event, which says that it was not so, comes sooner. */
const LEFT_AFTER_MS = 120;

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Takes a picture that is dropped anywhere or pasted, and begins a design with it. Shows while one is held over the page that it would. */
export function PictureIntake() {
  const { create } = useDesignActions();
  const { id: userId } = useUser();
  const client = useQueryClient();
  const can = useWorksFromImage();
  const [over, setOver] = useState(false);

  const take = (files: readonly File[]) =>
    import('./take-picture').then(
      ({ takePicture }) => takePicture(files, { client, userId, create }),
      () => toast.error('The image could not be taken. Please check your connection and try again.'),
    );
  const latest = useRef(take);
  latest.current = take;

  useEffect(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const stay = () => clearTimeout(leaving);
    const leave = () => {
      stay();
      setOver(false);
    };
    const listeners = {
      dragover: (event: DragEvent) => {
        if (!hasFiles(event) || event.defaultPrevented) return;
        // else the browser would open the file in place of the page
        event.preventDefault();
        stay();
        const blocked = isDialogOpen();
        if (event.dataTransfer) event.dataTransfer.dropEffect = blocked ? 'none' : 'copy';
        setOver(!blocked);
      },
      dragleave: (event: DragEvent) => {
        if (event.relatedTarget !== null) return;
        stay();
        leaving = setTimeout(leave, LEFT_AFTER_MS);
      },
      drop: (event: DragEvent) => {
        leave();
        if (!hasFiles(event) || event.defaultPrevented) return;
        event.preventDefault();
        if (!isDialogOpen()) void latest.current([...(event.dataTransfer?.files ?? [])]);
      },
      paste: (event: ClipboardEvent) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length === 0 || event.defaultPrevented || isDialogOpen()) return;
        event.preventDefault();
        void latest.current(files);
      },
    };
    for (const [name, listener] of Object.entries(listeners))
      document.addEventListener(name, listener as EventListener);
    return () => {
      stay();
      for (const [name, listener] of Object.entries(listeners))
        document.removeEventListener(name, listener as EventListener);
    };
  }, []);

  return over && <DropOverlay can={can !== false} />;
}
