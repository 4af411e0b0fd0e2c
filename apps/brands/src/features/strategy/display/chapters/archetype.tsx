import type { Section } from '@maquette/strategy';
import { Inventory, isLong, Lists, longest, openMark, Part, Points, Quote, Rows, Spread, Texts, Words } from '../parts';
import { Split } from '../previews';
import { listed } from '../scripts';
import styles from './archetype.module.css';

/** Who the brand is, for whom, and how the two stand to each other. */
export const Archetype = ({ section }: { section: Section<'archetypeStrategy'> }) => {
  const { brandArchetypes: brand, audienceArchetypes: audience, relationshipApproach: relationship } = section;
  const why = [brand?.justification, section.rationale].filter(Boolean);
  return (
    <Spread>
      {brand && <Split of={brand} />}
      {brand && (
        <Texts
          texts={[
            { title: brand.primary ?? 'Primary', text: brand.primaryDescription },
            { title: brand.secondary ?? 'Secondary', text: brand.secondaryDescription },
          ]}
        />
      )}
      {why.map((text, index) => (
        <Words key={index} text={text} />
      ))}
      {relationship && (
        <Part title="Relationship">
          <Quote text={relationship.type} />
          <Words text={relationship.justification} />
          <Points items={relationship.toneImplications} />
        </Part>
      )}
      {audience && (audience.primary ?? audience.secondary) && (
        <Part title="Archetypes of the audience">
          <p dir="auto" className={styles.audience} data-open={openMark(audience.primary)}>
            {listed(
              [
                [audience.primary, audience.primaryPercentage],
                [audience.secondary, audience.secondaryPercentage],
              ].map(([name, share]) => (share ? `${name ?? ''} ${share}%` : (name as string | null))),
            )}
          </p>
          <Words text={audience.primaryDescription} />
          <Words text={audience.secondaryDescription} />
          <Words text={audience.justification} />
        </Part>
      )}
      {section.coreEmotions.length > 0 && (
        <Part title="Core emotions">
          <ul className={styles.emotions}>
            {section.coreEmotions.map(({ emotion, peakMoment }, index) => (
              <li key={index}>
                <p
                  dir="auto"
                  className={styles.emotion}
                  data-long={isLong(longest(section.coreEmotions.map(({ emotion: one }) => one)))}
                  data-open={openMark(emotion)}
                >
                  {emotion ?? 'Emotion'}
                </p>
                <Words text={peakMoment} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <BrandValues values={section.brandValues} />
      <Lists
        lists={[
          { title: 'Ideas', items: section.enhancementIdeas },
          { title: 'Risks', items: section.keyRisks },
        ]}
      />
    </Spread>
  );
};

/** Each with what it means in practice; those of which nothing more is said as bare words. */
export const BrandValues = ({ values }: { values: readonly { value: string | null; example: string | null }[] }) =>
  values.length > 0 ? (
    <Part title="Brand values">
      {values.some(({ example }) => example) ? (
        <Rows
          rows={values.map(({ value, example }) => ({
            name: value ?? 'Value',
            children: example && <Words text={example} />,
          }))}
        />
      ) : (
        <Inventory words={values.flatMap(({ value }) => value ?? [])} />
      )}
    </Part>
  ) : null;
