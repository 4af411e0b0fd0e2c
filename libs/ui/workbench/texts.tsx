import { Copy, Pencil, Printer, Trash2 } from '../src/icons';
import { useState } from 'react';
import { Button, CopyButton, toast } from '../src';
import type { MenuItem } from '../src';
import {
  BrandPlate,
  Counts,
  Diff,
  Document,
  DocumentIndex,
  DocumentSection,
  JobStatus,
  PrintCover,
  Prose,
  Revisions,
  RowList,
  SaveState,
  Stat,
  Stats,
  Swatch,
  SwatchBand,
  Swatches,
  TagInput,
  TypeFace,
  TypeSpecimen,
} from '../src/documents';
import { sampleImages } from './sample-images';
import styles from './workbench.module.css';

const LONG = 'A name of ninety-nine characters, as somebody will surely type one day into a field that takes them';
const nothing = () => undefined;

/** Lists of texts and what happens to a text: jobs, saving, versions, tags. */
export function Texts() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['b']));
  const [tags, setTags] = useState(['minimal', 'warm light', 'kraft paper']);
  const [full, setFull] = useState(['one', 'two', LONG.slice(0, 40)]);
  const [open, setOpen] = useState<string>();
  const at = new Date(2026, 4, 3, 14, 2);
  const actions: MenuItem[] = [
    { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => toast.info('Edit') },
    { label: 'Copy', icon: <Copy aria-hidden />, onSelect: () => toast.info('Copied') },
    { label: 'Delete', icon: <Trash2 aria-hidden />, critical: true, onSelect: () => toast.info('Deleted') },
  ];
  return (
    <>
      <RowList
        label="Saved prompts"
        selection={{ chosen, onChange: setChosen }}
        rows={[
          {
            id: 'a',
            title: 'Kraft bag on a pale ground',
            link: <a href="#Texts" />,
            preview:
              'Keep the arch and the light. Turn the bag to kraft paper with a terracotta band, the label in one colour, and leave room at the top for the name of the roastery and the year.',
            figures: ['Product mock-up', 'Ember & Oak', 'Today, 13:41'],
            actions,
          },
          { id: 'b', title: LONG, link: <a href="#Texts" />, figures: ['Logo', '3 May'], actions },
          {
            id: 'c',
            title: 'Proposal for the harbour',
            link: <a href="#Texts" />,
            actions: [...actions.slice(0, 2), { label: 'Archive', onSelect: nothing }],
            status: (
              <JobStatus
                label="Writing the proposal"
                doneLabel="The proposal is ready."
                job={{ status: 'running', progress: 38 }}
                onCancel={nothing}
              />
            ),
          },
        ]}
      />
      <div className={styles.grid}>
        <JobStatus label="Writing" doneLabel="" job={{ status: 'queued' }} onCancel={nothing} />
        <JobStatus label="Writing" doneLabel="" job={{ status: 'running', progress: 62 }} onCancel={nothing} />
        <JobStatus
          label="Writing"
          doneLabel=""
          job={{ status: 'failed', error: 'The writer took too long. Your text is as it was.' }}
          onRetry={nothing}
        />
        <JobStatus label="Writing" doneLabel="The strategy is ready." job={{ status: 'done' }}>
          <Button>Open</Button>
        </JobStatus>
        <div className={styles.row}>
          <SaveState saving={{ state: 'saved', at }} />
          <SaveState saving={{ state: 'saving' }} />
          <SaveState saving={{ state: 'unsaved' }} />
          <SaveState saving={{ state: 'failed', onRetry: nothing }} />
          <SaveState saving={{ state: 'conflict', onCompare: nothing }} />
        </div>
        <TagInput label="Style tags" value={tags} onValueChange={setTags} hint="A comma or Enter adds one." />
        <TagInput
          label="Three at most"
          limit={3}
          value={full}
          onValueChange={setFull}
          error="At least one is needed."
        />
        <TagInput label="No tags yet" optional value={[]} onValueChange={nothing} placeholder="minimal, warm" />
        <TagInput label="Not now" disabled value={['minimal']} onValueChange={nothing} />
      </div>
      <Diff
        before="Roasted in small batches on Canal Street since 2011. We buy from eleven farms."
        after="Roasted in small batches on Canal Street since 2012. We buy from nine farms and print the price."
      />
      <Revisions
        revisions={[
          { id: 'd', version: 4, what: 'Edited', at },
          { id: 'c', version: 3, what: 'Generated', at },
          { id: 'b', version: 2, what: 'Edited', at },
          { id: 'a', version: 1, what: 'Generated', at },
        ]}
        chosen={open}
        onChoose={setOpen}
        compared={
          open === 'b'
            ? undefined
            : {
                before: [
                  { title: 'Brand promise', text: 'Good coffee, at a fair price.' },
                  { title: 'Key messages', text: 'Slow fire.\nEleven farms.' },
                ],
                now: [
                  { title: 'Brand promise', text: 'Honest coffee, at the price that is printed on it.' },
                  { title: 'Key messages', text: 'Slow fire.\nNine farms.\nOne street.' },
                ],
              }
        }
        onRestore={nothing}
      />
      <Revisions
        revisions={[{ id: 'a', version: 1, what: 'Generated', at }]}
        chosen={undefined}
        onChoose={nothing}
        compared={undefined}
        onRestore={nothing}
      />
    </>
  );
}

const brands: { name: string; says: string; pictures: number; done: string[] }[] = [
  {
    name: 'Ember & Oak',
    says: 'Small-batch coffee roastery on Canal Street. Slow fire, honest prices.',
    pictures: 2,
    done: ['Strategy', 'Website Content'],
  },
  { name: 'Lumea', says: 'Botanical skincare in three steps.', pictures: 1, done: ['Strategy'] },
  { name: 'Wander North', says: 'Slow journeys through wild places.', pictures: 1, done: ['Strategy'] },
  { name: 'Harlow Stone', says: 'Law firm for makers.', pictures: 0, done: [] },
  { name: LONG, says: 'Vegetables first. Four canteens and a van.', pictures: 1, done: ['Website Content'] },
  { name: 'Green Bite', says: '', pictures: 0, done: [] },
  { name: 'Blue Note Sessions', says: '', pictures: 1, done: [] },
];

/** Brands as they stand in a list. */
export const Plates = () => (
  <>
    <div className={styles.plates}>
      {brands.map(({ name, says, pictures, done }, index) => (
        <article key={name} className={index === 0 ? styles.first : undefined}>
          <BrandPlate name={name} link={<a href="#Plates" />}>
            {pictures > 0 && sampleImages.slice(0, pictures).map(({ src }) => <img key={src} src={src} alt="" />)}
          </BrandPlate>
          <p>{says}</p>
          <Counts
            items={[
              { value: 24, label: 'designs' },
              { value: 9, label: 'prompts' },
            ]}
            done={done}
          />
        </article>
      ))}
    </div>
    <div className={styles.tones}>
      {Array.from({ length: 60 }, (_, i) => (
        <BrandPlate key={i} name={`Brand ${i + 1}`} />
      ))}
    </div>
    <Stats>
      <Stat label="Designs" value={1204} note="of all brands" />
      <Stat label="Sections" value="4 of 6" />
      <Stat label="Market size" value="To be researched" />
    </Stats>
  </>
);

/** A long document with an index, as it is read and printed. */
export const LongDocument = () => (
  <Document
    index={
      <DocumentIndex
        label="Sections of the strategy"
        sections={['Archetype', 'Colors', 'Typography', 'Positioning'].map((label) => ({ id: `doc-${label}`, label }))}
      >
        <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
      </DocumentIndex>
    }
  >
    <PrintCover name="Ember & Oak" title="Brand strategy" figures={['3 May 2026', 'Acme']} />
    <DocumentSection id="doc-Archetype" title="Archetype" aside="Relationship: I can guide you">
      <Prose
        text={`Makes by hand, shows the work, prefers patience to novelty. <b>Markup</b> stays what was typed.

A second paragraph, long enough to be set on more than one line at sixty-eight characters, so that one sees how the measure holds.`}
      />
    </DocumentSection>
    <DocumentSection
      id="doc-Colors"
      title="Colors"
      aside="Palette 1 of 3, Kiln and Cream"
      action={<CopyButton withText label="Copy palette" text="#4A1708 #F7E9D7 #CB5B33" />}
    >
      <Swatches>
        <Swatch
          hex="#4a1708"
          name="Roasted Umber"
          role="Primary"
          note="The first crack: depth, heat, a bean that took its time. Headlines, the bag, the door."
          share={54}
        />
        <Swatch hex="#f7e9d7" name="Oat Cream" role="Secondary" note="Foam and paper. Large grounds." share={29} />
        <Swatch hex="#cb5b33" name="Ember" role="Accent" note="Rare, always warm." share={17} />
      </Swatches>
      <div className={styles.grid}>
        <Swatches>
          <SwatchBand hex="#1f3a44" role="Primary" share={58} />
          <SwatchBand hex="#dde5e2" role="Secondary" share={29} />
          <SwatchBand hex="#e0a458" role="Accent" share={13} />
        </Swatches>
        <Swatches>
          <SwatchBand hex="#777777" role="Primary" share={58} />
          <SwatchBand hex="#8a8a8a" role="Secondary" share={29} />
          <SwatchBand hex="#ffffff" role="Accent" share={13} />
        </Swatches>
      </div>
    </DocumentSection>
    <DocumentSection id="doc-Typography" title="Typography" aside="Option 1 of 2, Warm Authority">
      <TypeSpecimen
        heading="Slow fire, good coffee."
        body="Roasted in small batches on Canal Street since 2011. We buy from eleven farms, pay before harvest and print the price on every bag."
        headingFont="'Familjen Grotesk', serif"
        bodyFont="'Instrument Sans', sans-serif"
        ink="#4a1708"
      >
        <TypeFace role="Heading" font="'Familjen Grotesk'" figures="600, 700" />
        <TypeFace role="Second heading" font="Georgia" figures="500" note="Shown in a face like it." />
        <TypeFace role="Body" font="'Instrument Sans'" figures="400, line 1.6" />
      </TypeSpecimen>
    </DocumentSection>
    <DocumentSection id="doc-Positioning" title="Positioning">
      <Prose text="For people who drink one cup and mean it." />
    </DocumentSection>
  </Document>
);
