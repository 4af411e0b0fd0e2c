import { Button, Notice, TextArea, TextField } from '@maquette/ui';
import { Changes } from '@maquette/ui/documents';
import { partsOf } from '../proposals/components/proposal-text';
import type { Texts } from '../proposals/proposal';
import styles from './proposal-page.module.css';
import type { Editing } from './use-autosave';

const MAX_TITLE = 200;
const MAX_CONTENT = 60_000;

/** Title and text as they are typed; they are saved by themselves. */
export function TextEditor({ editing, conflictId }: { editing: Editing; conflictId: string }) {
  const { texts, compared, problem, change, save } = editing;
  return (
    <div className={styles.editor}>
      {compared && <Both {...compared} editing={editing} id={conflictId} />}
      <TextField
        label="Title"
        maxLength={MAX_TITLE}
        value={texts.title}
        onChange={(event) => change({ title: event.target.value })}
        onBlur={() => void (compared ?? save())}
      />
      <TextArea
        label="Text"
        rows={24}
        limit={MAX_CONTENT}
        className={styles.text}
        hint="Lines that begin with ## are headings, those with - are points of a list; **two stars** make words bold."
        value={texts.content}
        onChange={(event) => change({ content: event.target.value })}
        onBlur={() => void (compared ?? save())}
      />
      {problem && <Notice tone="critical">{problem}</Notice>}
    </div>
  );
}

interface BothProps {
  theirs: Texts;
  mine: Texts;
  editing: Editing;
  id: string;
}

/** What somebody else saved, and what was typed here over it. */
function Both({ theirs, mine, editing: { save, takeTheirs }, id }: BothProps) {
  const compared = { before: partsOf(theirs), now: partsOf(mine) };
  return (
    <Notice tone="caution">
      <strong>This proposal was changed in the meantime.</strong> What you typed is still here. Theirs is struck out
      below, yours is underlined.
      <div id={id} className={styles.both} role="region" aria-label="Theirs and yours" tabIndex={0}>
        <Changes compared={compared} />
      </div>
      <div className={styles.choice}>
        <Button onClick={() => void save()}>Save mine on top</Button>
        <Button variant="quiet" onClick={() => void takeTheirs()}>
          Take theirs
        </Button>
      </div>
    </Notice>
  );
}
