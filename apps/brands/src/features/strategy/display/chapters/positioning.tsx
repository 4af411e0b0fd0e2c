import type { Palette, Section, StrategySections, Typography } from '@maquette/strategy';
import { classNames } from '@maquette/ui';
import { boundName, plateEdge } from '@maquette/ui/documents';
import type { CSSProperties } from 'react';
import { captionsOf, useFaces } from '../fonts';
import { coloursOf, groundOf, isLine } from '../palette';
import { Lead, Lists, More, Part, Points, Rows, Said, Spread, Texts, Words } from '../parts';
import { listed } from '../scripts';
import type { Sample } from '../specimen';
import { widthOf } from '../typeset';
import styles from './positioning.module.css';

/** So many palettes and typography options are put to use. */
const APPLIED = 2;

interface PositioningProps {
  section: Section<'positioningStrategy'>;
  sections: StrategySections;
  brandName: string;
  sample: Sample;
}

/** What the brand is, for whom, and why it and no other. */
export const Positioning = ({ section, sections, brandName, sample }: PositioningProps) => {
  const { product, valueProposition } = section;
  return (
    <Spread>
      {(section.positioningStatement ?? section.brandPromise) && section.name && section.name !== brandName && (
        <p dir="auto" className={styles.strategy}>
          {section.name}
        </p>
      )}
      {(section.positioningStatement ?? section.brandPromise ?? section.name) && (
        <div className={styles.first}>
          {!section.positioningStatement && section.brandPromise && <p className={styles.what}>Promise</p>}
          <Lead text={section.positioningStatement ?? section.brandPromise ?? section.name} />
        </div>
      )}
      <Texts texts={[{ title: 'Promise', text: section.positioningStatement ? section.brandPromise : null }]} />
      {valueProposition && (
        <Part title="Value proposition">
          <Words text={valueProposition.statement} />
          <Rows
            rows={valueProposition.pillars.map(({ title, description, more }) => ({
              name: title,
              children: (description ?? more.length > 0) && (
                <>
                  <Words text={description} />
                  <More of={more} />
                </>
              ),
            }))}
          />
        </Part>
      )}
      {product && (
        <Part title="Product">
          <Words text={product.description} />
          <Lists
            lists={[
              { title: 'Features', items: product.features },
              { title: 'Benefits', items: product.benefits },
            ]}
          />
          <More of={product.more} />
        </Part>
      )}
      {section.offers.length > 0 && (
        <Part title="Products">
          <Rows
            rows={section.offers.map(({ name, description, benefit, more }) => ({
              name: name,
              children: (description ?? benefit ?? more.length > 0) && (
                <>
                  <Words text={description} />
                  {benefit && (
                    <Said title="Benefit">
                      <Words text={benefit} />
                    </Said>
                  )}
                  <More of={more} />
                </>
              ),
            }))}
          />
        </Part>
      )}
      {section.targetAudience.length > 0 && (
        <Part title="Target audience">
          <Rows
            rows={section.targetAudience.map(({ name, priority, description, problems, goals, more }) => ({
              name: name ?? priority,
              note: name && priority && `Priority: ${priority}`,
              children: (description ?? problems.length + goals.length + more.length > 0) && (
                <>
                  <Words text={description} />
                  {problems.length > 0 && (
                    <Said title="Problems">
                      <Points items={problems} />
                    </Said>
                  )}
                  {goals.length > 0 && (
                    <Said title="Goals">
                      <Points items={goals} />
                    </Said>
                  )}
                  <More of={more} />
                </>
              ),
            }))}
          />
        </Part>
      )}
      <Lists
        lists={[
          { title: 'Competitive advantage', items: section.competitiveAdvantage },
          { title: 'Key messages', items: section.keyMessages },
        ]}
      />
      <Integration
        palettes={sections.colorPalettes?.filter(groundOf).slice(0, APPLIED) ?? []}
        options={sections.typographyOptions?.slice(0, APPLIED) ?? []}
        brandName={brandName}
        sample={sample}
      />
    </Spread>
  );
};

interface IntegrationProps {
  palettes: readonly Palette[];
  options: readonly Typography[];
  brandName: string;
  sample: Sample;
}

/** The brand's name set in its type on its colours, a sheet for each palette with the option beside it. */
const Integration = ({ palettes, options, ...brand }: IntegrationProps) => {
  if (palettes.length === 0 || options.length === 0) return null;
  const sheets = Array.from({ length: Math.max(palettes.length, options.length) }, (_, index) => ({
    palette: palettes[index] ?? palettes.at(-1),
    option: options[index] ?? options.at(-1),
  }));
  return (
    sheets.length > 0 && (
      <Part title="Design integration">
        <ul className={styles.sheets}>
          {sheets.map((sheet, index) => (
            <Sheet key={index} {...sheet} {...brand} />
          ))}
        </ul>
      </Part>
    )
  );
};

interface SheetProps {
  palette: Palette | undefined;
  option: Typography | undefined;
  brandName: string;
  sample: Sample;
}

function Sheet({ palette, option, brandName, sample }: SheetProps) {
  const { words } = sample;
  const { heading, body } = useFaces(option, sample.all);
  const ground = groundOf(palette);
  const others = palette
    ? coloursOf(palette).filter((colour) => colour.hex !== ground?.background && !isLine(palette, colour))
    : [];
  const captions = option ? captionsOf(option, heading, ...(words ? [body] : [])) : [];
  return (
    <li className={styles.item} data-solid="">
      <div
        className={classNames(styles.sheet, plateEdge)}
        style={ground && { background: ground.background, color: ground.ink }}
        data-plain={ground ? undefined : ''}
      >
        <p
          dir="auto"
          className={styles.brand}
          style={
            {
              fontFamily: heading.stack,
              fontWeight: option?.headingPrimary?.weights[0],
              '--widest': widthOf(boundName(brandName)),
            } as CSSProperties
          }
        >
          {boundName(brandName)}
        </p>
        {words && (
          <p dir="auto" className={styles.words} style={{ fontFamily: body.stack }}>
            {words}
          </p>
        )}
        {others.length > 0 && (
          <div aria-hidden className={styles.edge}>
            {others.map(({ hex, share }, index) => (
              <span key={index} style={{ background: hex, flexGrow: share }} />
            ))}
          </div>
        )}
      </div>
      <p dir="auto" className={styles.caption}>
        {listed([palette?.name, option?.name])}
        {captions.map((caption) => (
          <span key={caption} dir="ltr">
            {caption}
          </span>
        ))}
      </p>
    </li>
  );
}
