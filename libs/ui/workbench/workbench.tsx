import {
  Bookmark,
  Download,
  FileText,
  LayoutGrid,
  Maximize2,
  Ellipsis,
  Plus,
  RotateCw,
  ScanSearch,
  SwatchBook,
  TextCursorInput,
  Trash2,
} from '../src/icons';
import type { ReactNode } from 'react';
import { useState, useSyncExternalStore } from 'react';
import type { ThemeChoice } from '../src';
import {
  Avatar,
  BackLink,
  Button,
  Checkbox,
  ChoiceButtons,
  Combobox,
  ConfirmDialog,
  CopyButton,
  Dialog,
  Drawing,
  EmptyState,
  ErrorState,
  Figures,
  FormDialog,
  Hatch,
  IconButton,
  ImageComparison,
  ImageDropField,
  ImageViewer,
  IndexNav,
  Kbd,
  LoadMore,
  Menu,
  NoPreview,
  Notice,
  PageHeader,
  PasswordField,
  Popover,
  RangeRuler,
  RegistrationCorners,
  SearchField,
  Segmented,
  Select,
  Sheet,
  SkeletonCard,
  TapeProgress,
  TextArea,
  TextField,
  TextLink,
  Toaster,
  Tooltip,
  UserFacingError,
  VoidCross,
  Wordmark,
  getTheme,
  setTheme,
  subscribeTheme,
  toast,
} from '../src';
import { CommandPalette, ShortcutSheet } from '../src/components/command-palette';
import { sampleImages } from './sample-images';
import { LongDocument, Plates, Texts } from './texts';
import { Walls } from './walls';
import styles from './workbench.module.css';

const LONG = 'A name of ninety-nine characters, as somebody will surely type one day into a field that takes them';
const sections = [
  'Colour',
  'Buttons',
  'Fields',
  'Choices',
  'Measures',
  'Pieces',
  'Walls',
  'Layers',
  'Messages',
  'Navigation',
  'Page',
  'Texts',
  'Plates',
  'Document',
] as const;
const roles = [
  'ground',
  'surface',
  'surface-raised',
  'well',
  'line',
  'line-strong',
  'ink',
  'ink-body',
  'ink-muted',
  'accent',
  'accent-hover',
  'accent-ink',
  'accent-text',
  'positive',
  'caution',
  'critical',
];
const brands = [
  { value: '', label: 'All Brands' },
  { value: 'ember', label: 'Ember & Oak', swatch: '#c4532f' },
  { value: 'lumea', label: 'Lumea', swatch: '#a9c4a8' },
  { value: 'long', label: LONG, swatch: '#22527a' },
  { value: 'off', label: 'Not available', disabled: true },
];
const many = Array.from({ length: 60 }, (_, i) => ({ value: `b${i}`, label: `Brand number ${i + 1}` }));
const places = [
  { id: 'proposals', label: 'Proposals', icon: <FileText aria-hidden /> },
  { id: 'brands', label: 'Brands', icon: <SwatchBook aria-hidden /> },
  { id: 'prompts', label: 'Prompts', icon: <TextCursorInput aria-hidden /> },
  { id: 'designs', label: 'Designs', icon: <LayoutGrid aria-hidden /> },
  { id: 'analysis', label: 'Analysis', icon: <ScanSearch aria-hidden /> },
  { id: 'inspirations', label: 'Inspirations', icon: <Bookmark aria-hidden /> },
];
const later = (outcome?: Error) =>
  new Promise((resolve, reject) => setTimeout(() => (outcome ? reject(outcome) : resolve(undefined)), 1500));

const Section = ({ title, children }: { title: (typeof sections)[number]; children: ReactNode }) => (
  <section id={title} className={styles.section} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

export function Workbench() {
  const theme = useSyncExternalStore(subscribeTheme, getTheme);
  const [place, setPlace] = useState('designs');
  return (
    <div className={styles.page}>
      <header className={styles.side}>
        <Wordmark name="Maquette" initials="Mq" />
        <IndexNav
          label="Sections"
          items={sections.map((id) => ({ id, label: id }))}
          current="Buttons"
          renderItem={(item, props) => <a href={`#${item.id}`} {...props} />}
        />
      </header>
      <main className={styles.main}>
        <PageHeader
          title="Components"
          subtitle="Everything the screens are built from, in all states."
          actions={
            <Segmented<ThemeChoice>
              label="Theme"
              hideLabel
              fit
              choices={[
                { value: 'system', label: 'System' },
                { value: 'light', label: 'Light' },
                { value: 'dark', label: 'Dark' },
              ]}
              value={theme}
              onValueChange={setTheme}
            />
          }
        />
        <Section title="Colour">
          <div className={styles.swatches}>
            {roles.map((role) => (
              <div key={role}>
                <div className={styles.swatch} style={{ background: `var(--${role})` }} />
                {role}
              </div>
            ))}
          </div>
        </Section>
        <Section title="Buttons">
          <div className={styles.row}>
            <Button variant="accent" icon={<Plus aria-hidden />}>
              New Design
            </Button>
            <Button icon={<Plus aria-hidden />}>New Moodboard</Button>
            <Button variant="quiet" icon={<RotateCw aria-hidden />}>
              Reload
            </Button>
            <Button variant="critical">Delete</Button>
            <Button variant="accent" large>
              Request Early Access
            </Button>
          </div>
          <div className={styles.row}>
            <Button variant="accent" busy="Generating...">
              Generate Design
            </Button>
            <Button busy="Saving...">Save</Button>
            <Button variant="accent" disabled>
              New Design
            </Button>
            <Button disabled>New Moodboard</Button>
            <Button variant="quiet" disabled>
              Reload
            </Button>
            <IconButton label="Enlarge" shortcut="Z">
              <Maximize2 aria-hidden />
            </IconButton>
            <IconButton label="Download" variant="outlined">
              <Download aria-hidden />
            </IconButton>
            <IconButton label="Delete" disabled>
              <Trash2 aria-hidden />
            </IconButton>
            <CopyButton label="Copy prompt" text="A cup" />
            <CopyButton label="Copy palette" text="#4A1708" withText />
            <Tooltip label="Twelve words of help">
              <Button>Hover me</Button>
            </Tooltip>
            <Kbd>/</Kbd>
          </div>
        </Section>
        <Fields />
        <Choices />
        <Measures />
        <Pieces />
        <Section title="Walls">
          <Walls />
        </Section>
        <Layers />
        <Section title="Messages">
          <Notice>Website content is being written. You can leave this page.</Notice>
          <Notice tone="positive">All pieces are saved.</Notice>
          <Notice tone="caution" action={<Button>Open settings</Button>}>
            <strong>Built-in engine.</strong> No provider key is configured, so pictures are drawn on this server.
          </Notice>
          <Notice tone="critical">The provider timed out after 90 s. Your prompt and settings are kept.</Notice>
          <div className={styles.grid}>
            <EmptyState title="No designs yet" action={<Button variant="accent">Create Design</Button>}>
              Describe a picture and it will stand here in a minute.
            </EmptyState>
            <EmptyState drawing="search" title="No results found" action={<Button>Clear Search</Button>} />
            <ErrorState message="The designs could not be loaded. Nothing is lost." onRetry={() => undefined} />
          </div>
          <div className={styles.row}>
            <Drawing name="designs" />
            <Drawing name="brands" />
            <Drawing name="prompts" />
            <Drawing name="proposals" />
            <Drawing name="inspirations" />
            <Drawing name="analysis" />
            <Drawing name="search" />
          </div>
        </Section>
        <Section title="Navigation">
          <div className={styles.row}>
            <BackLink>
              <a href="#Navigation">Back to Designs</a>
            </BackLink>
            <Avatar name="Inès Moreau" />
            <TextLink>
              <a href="#Navigation">Sign up</a>
            </TextLink>
          </div>
          <div style={{ inlineSize: 196, borderInlineEnd: '1px solid var(--line)' }}>
            <IndexNav
              label="Places"
              items={places}
              current={place}
              renderItem={({ id }, props) => <button type="button" {...props} onClick={() => setPlace(id)} />}
            />
          </div>
          <div style={{ inlineSize: 56, borderInlineEnd: '1px solid var(--line)' }}>
            <IndexNav
              label="Places as icons"
              look="icons"
              items={places}
              current={place}
              renderItem={({ id }, props) => <button type="button" {...props} onClick={() => setPlace(id)} />}
            />
          </div>
          <LoadMore label="Load More Designs" busyLabel="Loading designs..." busy={false} onClick={() => undefined} />
        </Section>
        <Section title="Page">
          <Figures items={['Wander North', 'Website header', undefined, 'Recraft', '1600 × 900', 'Today, 13:41']} />
        </Section>
        <Section title="Texts">
          <Texts />
        </Section>
        <Section title="Plates">
          <Plates />
        </Section>
        <Section title="Document">
          <LongDocument />
        </Section>
      </main>
      <div className={styles.foot}>
        <IndexNav
          label="Foot"
          look="bar"
          items={places}
          current={place}
          renderItem={({ id }, props) => <button type="button" {...props} onClick={() => setPlace(id)} />}
        />
      </div>
      <Toaster />
    </div>
  );
}

function Fields() {
  const [search, setSearch] = useState('');
  const [brand, setBrand] = useState('');
  const [type, setType] = useState('');
  const [far, setFar] = useState('b3');
  const [prompt, setPrompt] = useState(
    'Keep the arch and the light. Turn the bag to kraft paper with a terracotta band.',
  );
  return (
    <Section title="Fields">
      <div className={styles.row}>
        <SearchField label="Search designs" value={search} onValueChange={setSearch} style={{ inlineSize: 200 }} />
      </div>
      <div className={styles.grid}>
        <TextField label="Email" type="email" placeholder="you@example.com" large />
        <PasswordField label="Password" defaultValue="correct horse" autoComplete="current-password" large />
        <TextField label="Brand name" defaultValue={LONG} error="Brand name must be less than 100 characters" />
        <TextField label="Industry" optional hint="It helps the strategy." />
        <TextField label="Name" disabled defaultValue="Cannot be changed now" />
        <Select label="Brand" options={brands} value={brand} onValueChange={setBrand} />
        <Select
          label="Design type"
          placeholder="Choose a type"
          options={brands.slice(1)}
          value={type}
          onValueChange={setType}
          error="Please fill in all required fields."
        />
        <Combobox label="One of many" options={many} value={far} onValueChange={setFar} />
        <TextArea label="Prompt" limit={10000} value={prompt} onChange={(event) => setPrompt(event.target.value)} />
        <TextArea
          label="Description"
          optional
          limit={20}
          defaultValue="Longer than it may be here"
          error="Up to 20 characters."
        />
      </div>
    </Section>
  );
}

function Choices() {
  const [count, setCount] = useState('4');
  const [provider, setProvider] = useState<'recraft' | 'ideogram' | 'openai' | 'stability' | ''>('recraft');
  const [mode, setMode] = useState('background');
  const [on, setOn] = useState(true);
  return (
    <Section title="Choices">
      <div className={styles.grid}>
        <Segmented
          label="Number of images"
          choices={Array.from({ length: 10 }, (_, i) => ({ value: `${i + 1}`, label: `${i + 1}` }))}
          value={count}
          onValueChange={setCount}
        />
        <Segmented
          label="View"
          fit
          choices={[
            { value: 'background', label: 'Visual Display' },
            { value: 'instant', label: 'Edit Text' },
          ]}
          value={mode}
          onValueChange={setMode}
        />
      </div>
      <ChoiceButtons
        label="Provider"
        choices={[
          { value: 'recraft', label: 'Recraft' },
          { value: 'ideogram', label: 'Ideogram' },
          { value: 'openai', label: 'OpenAI' },
          { value: 'stability', label: 'Stability AI', disabled: true },
        ]}
        value={provider}
        onValueChange={setProvider}
      />
      <div className={styles.grid}>
        <div>
          <Checkbox label="Minimal" checked={on} onCheckedChange={setOn} />
          <Checkbox label="Some of them" checked={false} indeterminate onCheckedChange={setOn} />
          <Checkbox label="Not now" checked={false} disabled onCheckedChange={setOn} />
        </div>
      </div>
    </Section>
  );
}

function Measures() {
  const [strength, setStrength] = useState(0.65);
  const [width, setWidth] = useState(290);
  return (
    <Section title="Measures">
      <div className={styles.grid}>
        <RangeRuler
          label="Strength"
          value={strength}
          onValueChange={setStrength}
          ends={['0 minimal change', '1 maximum change']}
        />
        <TapeProgress label="Processing..." value={62} />
        <TapeProgress label="Pending..." />
      </div>
      <RangeRuler inline label="Size" min={200} max={400} step={10} value={width} onValueChange={setWidth} />
    </Section>
  );
}

function Pieces() {
  const [file, setFile] = useState<File>();
  return (
    <Section title="Pieces">
      <div className={styles.grid}>
        <VoidCross width={1600} height={1000}>
          <TapeProgress label="Processing..." value={62} />
        </VoidCross>
        <Hatch width={1} height={1}>
          <strong>Generation Failed</strong>
          <p>The provider timed out after 90 s. Your prompt and settings are kept.</p>
        </Hatch>
        <RegistrationCorners active>
          <img className={styles.piece} src={sampleImages[0]?.src} alt="A bottle" />
        </RegistrationCorners>
        <NoPreview width={4} height={3} />
        <SkeletonCard />
        <ImageDropField label="Image" value={file} onValueChange={setFile} />
        <ImageDropField
          label="Background"
          value={undefined}
          onValueChange={setFile}
          error="Please fill in all required fields."
          pasteAnywhere={false}
        />
      </div>
    </Section>
  );
}

function Layers() {
  const [open, setOpen] = useState<'dialog' | 'small' | 'confirm' | 'palette' | 'keys' | 'comparison'>();
  const [text, setText] = useState('');
  const [index, setIndex] = useState<number>();
  const close = () => setOpen(undefined);
  return (
    <Section title="Layers">
      <div className={styles.row}>
        <Button onClick={() => setOpen('dialog')}>Large dialog</Button>
        <Button onClick={() => setOpen('small')}>Small dialog, unsaved</Button>
        <Button onClick={() => setOpen('confirm')}>Confirm</Button>
        <Button onClick={() => setIndex(0)}>Image viewer</Button>
        <Button onClick={() => setOpen('comparison')}>Comparison</Button>
        <Button onClick={() => setOpen('palette')}>Command palette</Button>
        <Button onClick={() => setOpen('keys')}>Shortcuts</Button>
        <Menu
          trigger={
            <IconButton label="More" variant="outlined">
              <Ellipsis aria-hidden />
            </IconButton>
          }
          items={[
            { label: 'Enlarge', icon: <Maximize2 aria-hidden />, shortcut: 'Z', onSelect: () => setIndex(0) },
            { label: 'Download', icon: <Download aria-hidden />, onSelect: () => toast.success('Downloaded.') },
            {
              label: 'Delete',
              icon: <Trash2 aria-hidden />,
              critical: true,
              divided: true,
              onSelect: () => setOpen('confirm'),
            },
          ]}
        />
        <Sheet trigger={<Button>Sheet</Button>} title={LONG} description="What a popover is to the mouse.">
          <TextField label="Type" />
        </Sheet>
        <Popover label="Filters" trigger={<Button>Filters</Button>}>
          <TextField label="Type" />
        </Popover>
        <Button
          onClick={() =>
            toast.success('Design deleted successfully!', {
              action: { label: 'Undo', onClick: () => toast.info('It is back.') },
            })
          }
        >
          Toast with Undo
        </Button>
        <Button
          onClick={() => toast.error('Failed to delete design. The server did not answer; try again in a minute.')}
        >
          Toast error
        </Button>
        <Button onClick={() => toast.info('A new version is ready.')}>Toast info</Button>
      </div>
      {open === 'dialog' && (
        <FormDialog
          title="Create New Design"
          size="large"
          form={{ submit: close, isSending: false, unsaved: false, problem: undefined, attempts: 0 }}
          submitLabel="Generate Design"
          busyLabel="Starting generation..."
          note="4 images with Recraft"
          onOpenChange={close}
        >
          <TextArea label="Prompt" limit={10000} rows={14} />
        </FormDialog>
      )}
      <Dialog
        open={open === 'small'}
        onOpenChange={close}
        title="Create New Brand"
        description="You can add the strategy later."
        size="small"
        unsaved={text !== ''}
        footer={<Button variant="accent">Create Brand</Button>}
      >
        <TextField label="Brand name" value={text} onChange={(event) => setText(event.target.value)} />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        item={LONG}
        onConfirm={() => later(new UserFacingError('Failed to delete design.'))}
      />
      <CommandPalette
        open={open === 'palette'}
        onOpenChange={close}
        groups={[
          { label: 'Go to', commands: places.map((place) => ({ ...place, onSelect: () => toast.info(place.label) })) },
          {
            label: 'Do',
            commands: [
              { label: 'New Design', icon: <Plus aria-hidden />, keys: ['N'], onSelect: () => setOpen('dialog') },
            ],
          },
        ]}
      />
      <ShortcutSheet
        open={open === 'keys'}
        onOpenChange={close}
        groups={[
          {
            title: 'Everywhere',
            shortcuts: [
              { keys: ['Ctrl', 'K'], does: 'Command palette' },
              { keys: ['/'], does: 'Search' },
              { keys: ['?'], does: 'This list' },
            ],
          },
          {
            title: 'Image viewer',
            shortcuts: [
              { keys: ['←', '→'], does: 'Walk' },
              { keys: ['Esc'], does: 'Close' },
            ],
          },
        ]}
      />
      {open === 'comparison' && (
        <ImageComparison
          images={sampleImages.map((image) => ({ ...image, id: image.alt, caption: image.alt }))}
          onClose={close}
          onKeep={() => later() as Promise<void>}
        />
      )}
      <ImageViewer
        images={sampleImages}
        index={index}
        onIndexChange={setIndex}
        details={<Figures items={['Lumea', 'Product mock-up', 'Recraft']} />}
      />
    </Section>
  );
}
