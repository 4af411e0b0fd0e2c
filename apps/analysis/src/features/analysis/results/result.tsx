import { designType } from '@maquette/generation';
import { Button, CopyButton, Figures, Notice, later, toast } from '@maquette/ui';
import { Prose } from '@maquette/ui/documents';
import { messageOf } from '@maquette/web-core';
import { fetchPicture } from '@maquette/web-core/pictures';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { promptTextOf } from '../calls';
import type { Analysis } from '../calls';
import { AccessibilityFacts } from './accessibility-facts';
import { CompositionFacts } from './composition-facts';
import { MarkedPicture } from './marked-picture';
import { PaletteFacts } from './palette-facts';
import { TextFacts } from './text-facts';
import styles from './results.module.css';

const SaveAsPrompt = later(() => import('../save-as-prompt').then((module) => module.SaveAsPrompt), {
  failed: () => null,
});
const ColoursToBrand = later(() => import('../colours-to-brand').then((module) => module.ColoursToBrand), {
  failed: () => null,
});
const SaveInspiration = later(() => import('../save-inspiration').then((module) => module.SavePictureToInspirations), {
  failed: () => null,
});

const typeLabel = (type: string) => designType(type)?.label ?? type;
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

interface ResultProps {
  analysis: Analysis;
  /** Takes its picture up again, where none is chosen. */
  onAgain: ((file: File) => void) | undefined;
}

/** What was found, how, and what can be done with it. */
export function Result({ analysis, onAgain }: ResultProps) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'prompt' | 'brand'>();
  const [pointed, setPointed] = useState<number>();
  const [inspiration, setInspiration] = useState<File>();
  const { analyzerName, name, width, height, createdAt, descriptions, result, facts, method } = analysis;
  // the list of lines says the same, and where they stand
  const isOfLines = facts?.lines?.length && result === facts.lines.map(({ text }) => text).join('\n');
  const texts = descriptions ?? (result ? [{ text: result }] : []);
  const design = (prompt: string) => void navigate('/dashboard/designs?create=', { state: { design: { prompt } } });
  /** Its own copy of the picture, as a file. */
  const fetched = async (take: (file: File) => void) => {
    try {
      take(await fetchPicture(analysis.imageFilename, name.replace(/\.(png|jpe?g|webp)$/i, '') || 'Picture'));
    } catch (error) {
      toast.error(messageOf(error, 'The image could not be fetched. Please try again.'));
    }
  };

  return (
    <>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>{analyzerName}</h2>
          <p dir="auto" className={styles.name}>
            {name}
          </p>
          <Figures items={[`${width} × ${height}`, moment.format(new Date(createdAt))]} />
        </div>
        <div className={styles.actions}>
          {analysis.canSaveAsPrompt && <Button onClick={() => setOpen('prompt')}>Save as Prompt</Button>}
          {result && analysis.canSaveAsPrompt && <Button onClick={() => design(result)}>New Design</Button>}
          {facts?.palette && <Button onClick={() => setOpen('brand')}>Add Colours to Brand</Button>}
          <Button onClick={() => void fetched(setInspiration)}>Save to Inspirations</Button>
          {onAgain && <Button onClick={() => void fetched(onAgain)}>Analyze Again</Button>}
        </div>
      </header>
      <div className={styles.body}>
        <MarkedPicture analysis={analysis} pointed={pointed} />
        <div className={styles.findings}>
          {analysis.status === 'failed' && <Notice tone="critical">{analysis.error ?? 'The analysis failed.'}</Notice>}
          {descriptions && (
            <ol className={styles.texts} aria-label="Descriptions">
              {descriptions.map(({ text }, index) => (
                <li key={index} className={styles.text}>
                  <Prose text={text} />
                  <div className={styles.tools}>
                    <CopyButton text={text} label="Copy" />
                    <Button variant="quiet" onClick={() => design(text)}>
                      New Design
                    </Button>
                  </div>
                </li>
              ))}
            </ol>
          )}
          {!descriptions && result && !isOfLines && (
            <div className={styles.text}>
              <Prose text={result} />
              <div className={styles.tools}>
                <CopyButton text={result} label="Copy" />
              </div>
            </div>
          )}
          {facts?.palette && <PaletteFacts palette={facts.palette} pairs={facts.pairs} />}
          {facts?.lines && !descriptions && <TextFacts lines={facts.lines} onPoint={setPointed} />}
          {facts?.composition && facts.quality && (
            <CompositionFacts composition={facts.composition} quality={facts.quality} />
          )}
          {facts?.confusions && (
            <AccessibilityFacts
              palette={facts.palette ?? []}
              confusions={facts.confusions}
              faintLines={facts.faintLines ?? []}
            />
          )}
          {method && <p className={styles.method}>{method}</p>}
        </div>
      </div>
      {open === 'prompt' && (
        <SaveAsPrompt text={promptTextOf(analysis)} name={name} onClose={() => setOpen(undefined)} />
      )}
      {open === 'brand' && (
        <ColoursToBrand palette={facts?.palette ?? []} name={name} onClose={() => setOpen(undefined)} />
      )}
      {inspiration && (
        <SaveInspiration
          typeLabel={typeLabel}
          start={{ image: inspiration, prompt: texts[0]?.text ?? '' }}
          onClose={() => setInspiration(undefined)}
        />
      )}
    </>
  );
}
