import { Button } from '@maquette/ui';
import { Prose } from '@maquette/ui/documents';
import { useState } from 'react';
import styles from './proposal-page.module.css';

/** Longer ones would push the proposal out of sight. */
const LONG = 480;

/** What the client asked for, in the client's words. */
export function ClientRequest({ text }: { text: string }) {
  const isLong = text.length > LONG || text.split('\n').length > 6;
  const [whole, setWhole] = useState(false);
  return (
    <div className={styles.request}>
      <div className={isLong && !whole ? styles.cut : undefined}>
        <Prose text={text} />
      </div>
      {isLong && (
        <Button variant="quiet" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Show less' : 'Show the whole request'}
        </Button>
      )}
    </div>
  );
}
