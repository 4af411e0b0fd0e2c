import { brandKit } from '@maquette/brand-kit';
import type { BrandKit } from '@maquette/brand-kit';
import { parseStrategy } from '@maquette/strategy';
import { websiteBody, websiteStyles } from '@maquette/website';
import type { WebsiteContent } from '@maquette/website';
import { useEffect, useRef } from 'react';
import { nameOf } from '../brands/brand';
import type { BrandDetail } from '../brands/brand';
import { useFace } from '../strategy/display/fonts';
import styles from './website-section.module.css';

/** What the page stands in: nothing of a template or a sample, which are no brand's. */
export function kitOf(brand: BrandDetail): BrandKit {
  const strategy = parseStrategy(brand.strategyText ?? '', { brandName: nameOf(brand) });
  const kit = brandKit(strategy);
  return strategy.metadata.isFallback || brand.strategySource === 'template'
    ? { ...kit, palette: null, colours: [], fonts: [], headingSizes: [] }
    : kit;
}

/** The exported page as it is, in a tree of its own: its style sheet and ours do not meet, and its words are text (libs/website). */
export function PagePreview({ words, kit }: { words: WebsiteContent; kit: BrandKit }) {
  const host = useRef<HTMLDivElement>(null);
  const heading = useFace(kit.fonts.find(({ role }) => role === 'heading')?.families[0], 'heading');
  const body = useFace(kit.fonts.find(({ role }) => role === 'body')?.families[0], 'body');
  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const faces = `:host { --heading-stand-in: ${heading.stack}; --body-stand-in: ${body.stack}; color-scheme: light; }`;
    root.innerHTML = `<style>${faces}${websiteStyles(kit, ':host')}</style><div class="page">${websiteBody(words, kit, 'div')}</div>`;
    // its links lead within the page, and not away from ours
    const stay = (event: Event) => event.preventDefault();
    root.addEventListener('click', stay);
    return () => root.removeEventListener('click', stay);
  }, [words, kit, heading.stack, body.stack]);
  return <div ref={host} role="region" aria-label="Preview of the page" tabIndex={0} className={styles.preview} />;
}
