import { fileSlug } from '@maquette/brand-kit';
import {
  EMPTY_SECTION,
  inOrder,
  leftOut,
  LIMITS,
  PAGE_ORDER,
  SECTION_LABELS,
  SHOWN_BY_SEARCH,
  websiteHtml,
  websiteJson,
  websiteMarkdown,
} from '@maquette/website';
import type { WebsiteContent, WebsiteSection, WebsiteSectionKey } from '@maquette/website';
import { Button, Checkbox, Menu, Notice, Segmented, TextArea } from '@maquette/ui';
import { Download, History } from '@maquette/ui/icons';
import { sentenceOf, useUser } from '@maquette/web-core';
import { useDraft } from '@maquette/web-core/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { saveFile } from '../brand-export/save-file';
import type { BrandDetail } from '../brands/brand';
import { VersionsDialog } from '../generation/versions-dialog';
import {
  newerOf,
  restoreWebsite,
  saveWebsite,
  websiteQuery,
  websiteVersionQuery,
  websiteVersionsQuery,
} from './api/website-calls';
import type { Website } from './api/website-calls';
import type { WebsiteGeneration } from './hooks/use-website-generation';
import { kitOf, PagePreview } from './page-preview';
import { NOTES, partsOfSaved } from './parts';
import { SectionFields } from './section-fields';
import { WebsiteConflict } from './website-conflict';
import styles from './website-section.module.css';

const MODES = [
  { value: 'preview', label: 'Preview' },
  { value: 'edit', label: 'Edit' },
] as const;

interface WebsiteEditorProps {
  brand: BrandDetail;
  website: Website;
  generation: WebsiteGeneration;
}

/** The words as a page, and as fields. */
export function WebsiteEditor({ brand, website, generation }: WebsiteEditorProps) {
  const { id: userId } = useUser();
  const client = useQueryClient();
  const [mode, setMode] = useState<(typeof MODES)[number]['value']>('preview');
  const [showsVersions, setShowsVersions] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<WebsiteContent | null>(null);
  const draft = useDraft(`website ${brand.id}`, { value: website.words, version: website.version });
  const words = draft.value;
  const kit = useMemo(() => kitOf(brand), [brand]);
  const { queryKey } = websiteQuery(userId, brand.id);

  const save = async (next = words): Promise<boolean> => {
    draft.change(next);
    setSaving(true);
    setProblem(null);
    try {
      const saved = await saveWebsite(brand.id, next, draft.version);
      draft.settle(saved.words, saved.version);
      setTheirs(null);
      client.setQueryData(queryKey, saved);
      void client.invalidateQueries({ queryKey: websiteVersionsQuery(userId, brand.id).queryKey });
      return true;
    } catch (error) {
      const newer = newerOf(error);
      if (newer) {
        setTheirs(newer.theirs);
        draft.rebase(newer.version, newer.theirs);
      } else setProblem(sentenceOf(error, 'Failed to save website content.'));
      return false;
    } finally {
      setSaving(false);
    }
  };
  const change = (key: WebsiteSectionKey, section: WebsiteSection) =>
    draft.change({ ...words, sections: { ...words.sections, [key]: section } });
  const move = (key: WebsiteSectionKey, by: number) => {
    const order = inOrder(words);
    const from = order.indexOf(key);
    order.splice(from, 1);
    order.splice(from + by, 0, key);
    void save({ ...words, order });
  };
  const lock = (key: WebsiteSectionKey, on: boolean) =>
    void save({ ...words, locked: on ? [...words.locked, key] : words.locked.filter((other) => other !== key) });
  // what was typed is kept as a version before it is written anew
  const regenerate = async (key: WebsiteSectionKey) => {
    if (!draft.isDirty || (await save())) await generation.start(key);
  };
  const order = inOrder(words);
  const base = `${fileSlug(kit.name)}-website`;
  const files = [
    { label: 'HTML', onSelect: () => saveFile(`${base}.html`, websiteHtml(words, kit), 'text/html') },
    { label: 'Markdown', onSelect: () => saveFile(`${base}.md`, websiteMarkdown(words, kit.name), 'text/markdown') },
    { label: 'JSON', onSelect: () => saveFile(`${base}.json`, websiteJson(words, kit.name), 'application/json') },
  ];
  return (
    <>
      {website.modelUsed === 'Built-in writer' && (
        <p className={styles.note}>
          Drafted by the built-in writer in the words of the brand itself, with no research and no language model.
        </p>
      )}
      {words.notes && (
        <section aria-label={NOTES} className={styles.notes}>
          <h3>{NOTES}</h3>
          <p className={styles.note}>For you alone: these notes are on no page and in no export.</p>
          <div className={styles.told} role="region" aria-label="Notes" tabIndex={0}>
            {words.notes.split('\n\n').map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
          <div className={styles.acts}>
            <Button variant="quiet" disabled={isSaving} onClick={() => void save({ ...words, notes: '' })}>
              Remove notes
            </Button>
          </div>
        </section>
      )}
      <div className={styles.bar}>
        <Segmented label="View" hideLabel choices={MODES} value={mode} onValueChange={setMode} />
        <Button variant="quiet" icon={<History aria-hidden />} onClick={() => setShowsVersions(true)}>
          Versions
        </Button>
        <Menu
          label="Export Website"
          items={files}
          trigger={<Button icon={<Download aria-hidden />}>Export Website</Button>}
        />
      </div>
      {theirs && (
        <WebsiteConflict
          theirs={theirs}
          yours={words}
          isSaving={isSaving}
          onSave={() => void save()}
          onTakeTheirs={() => {
            draft.discard();
            setTheirs(null);
            void client.invalidateQueries({ queryKey });
          }}
        />
      )}
      {problem && <Notice tone="critical">{problem}</Notice>}
      {mode === 'preview' ? (
        <PagePreview words={words} kit={kit} />
      ) : (
        <div>
          <ul className={styles.sections} aria-label="Sections of the page">
            {order.map((key, index) => {
              const section = words.sections[key] ?? EMPTY_SECTION;
              const isLocked = words.locked.includes(key);
              const label = SECTION_LABELS[key];
              return (
                <li key={key} aria-label={label}>
                  <div className={styles.bar}>
                    <h3>{label}</h3>
                    <Checkbox
                      label={`Lock ${label}`}
                      checked={isLocked}
                      onCheckedChange={(on) => lock(key, on === true)}
                    />
                    <Button
                      variant="quiet"
                      disabled={isLocked || generation.running}
                      onClick={() => void regenerate(key)}
                    >
                      Regenerate
                    </Button>
                    <Button variant="quiet" disabled={index === 0} onClick={() => move(key, -1)}>
                      Move up
                    </Button>
                    <Button variant="quiet" disabled={index === order.length - 1} onClick={() => move(key, 1)}>
                      Move down
                    </Button>
                    <Button
                      variant="quiet"
                      onClick={() => void save({ ...words, order: order.filter((other) => other !== key) })}
                    >
                      Leave out
                    </Button>
                  </div>
                  <SectionFields label={label} section={section} onChange={(next) => change(key, next)} />
                </li>
              );
            })}
          </ul>
          {leftOut(words).length > 0 && (
            <div className={styles.seo}>
              <h3>Not on the page</h3>
              <div className={styles.acts}>
                {leftOut(words).map((key) => (
                  <Button
                    key={key}
                    onClick={() => {
                      const on = [...order, key];
                      void save({ ...words, order: PAGE_ORDER.filter((one) => on.includes(one)) });
                    }}
                  >
                    Add {SECTION_LABELS[key]}
                  </Button>
                ))}
              </div>
            </div>
          )}
          <div className={styles.seo}>
            <h3>Search engines</h3>
            <div className={styles.fields}>
              <TextArea
                label="SEO title"
                rows={1}
                limit={SHOWN_BY_SEARCH.title}
                maxLength={LIMITS.seoTitle}
                value={words.seo.title}
                onChange={(event) => draft.change({ ...words, seo: { ...words.seo, title: event.target.value } })}
              />
              <TextArea
                label="SEO description"
                rows={2}
                limit={SHOWN_BY_SEARCH.description}
                maxLength={LIMITS.seoDescription}
                value={words.seo.description}
                onChange={(event) => draft.change({ ...words, seo: { ...words.seo, description: event.target.value } })}
              />
            </div>
          </div>
        </div>
      )}
      {(draft.isDirty || isSaving) && !theirs && (
        <div className={styles.acts}>
          <Button variant="outlined" busy={isSaving && 'Saving...'} onClick={() => void save()}>
            Save Website Content
          </Button>
          <Button variant="quiet" disabled={isSaving} onClick={draft.discard}>
            Discard changes
          </Button>
        </div>
      )}
      {showsVersions && (
        <VersionsDialog
          versions={websiteVersionsQuery(userId, brand.id)}
          version={(version) => websiteVersionQuery(userId, brand.id, version)}
          current={JSON.stringify(website.words)}
          textsOf={partsOfSaved}
          restore={async (version) => {
            await restoreWebsite(brand.id, version);
            await client.invalidateQueries({ queryKey });
          }}
          onClose={() => setShowsVersions(false)}
        />
      )}
    </>
  );
}
