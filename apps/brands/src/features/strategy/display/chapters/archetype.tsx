import type { Section } from '@maquette/strategy';
import { boundName } from '@maquette/ui/documents';
import {
  Inventory,
  isLong,
  Lists,
  longest,
  More,
  openMark,
  Part,
  Points,
  Quote,
  Rows,
  Said,
  Spread,
  Texts,
  Words,
} from '../parts';
import { Split } from '../previews';
import { columnsOf } from '../typeset';
import styles from './archetype.module.css';

/** Texts as the paragraphs of one. */
const together = (...texts: (string | null)[]): string | null => texts.filter(Boolean).join('\n') || null;

/** Who the brand is, for whom, and how the two stand to each other. */
export const Archetype = ({ section }: { section: Section<'archetypeStrategy'> }) => {
  const { brandArchetypes: brand, audienceArchetypes: audience, relationshipApproach: relationship } = section;
  return (
    <Spread>
      {brand && <Split of={brand} />}
      {brand && (
        <Texts
          texts={[
            {
              title: brand.primary ?? 'Primary',
              text: together(brand.primaryPercentageSaid, brand.primaryDescription),
            },
            {
              title: brand.secondary ?? 'Secondary',
              text: together(brand.secondaryPercentageSaid, brand.secondaryDescription),
            },
          ]}
        />
      )}
      <Texts
        texts={[
          { title: 'Justification', text: brand?.justification },
          { title: 'Rationale', text: section.rationale },
        ]}
      />
      {relationship && (
        <Part title="Relationship">
          <Quote text={relationship.type} />
          <Words text={relationship.justification} />
          {relationship.toneImplications.length > 0 && (
            <Said title="Tone implications">
              <Points items={relationship.toneImplications} />
            </Said>
          )}
          <More of={relationship.more} />
        </Part>
      )}
      {audience && (audience.primary ?? audience.secondary) && (
        <Part title="Archetypes of the audience">
          <ul className={styles.emotions} {...columnsOf([audience.primary, audience.secondary])}>
            {[
              [
                'Primary',
                audience.primary,
                audience.primaryPercentage,
                together(audience.primaryPercentageSaid, audience.primaryDescription),
              ] as const,
              [
                'Secondary',
                audience.secondary,
                audience.secondaryPercentage,
                together(audience.secondaryPercentageSaid, audience.secondaryDescription),
              ] as const,
            ].map(
              ([role, name, share, description]) =>
                name && (
                  <li key={role}>
                    <p
                      dir="auto"
                      className={styles.emotion}
                      data-long={isLong(longest([audience.primary, audience.secondary]))}
                      data-open={openMark(name)}
                    >
                      {boundName(name)}
                    </p>
                    <p className={styles.note}>{share === null ? role : `${role} ${share}%`}</p>
                    <Words text={description} />
                  </li>
                ),
            )}
          </ul>
          <Words text={audience.justification} />
        </Part>
      )}
      {section.coreEmotions.length > 0 && (
        <Part title="Core emotions">
          <ul className={styles.emotions} {...columnsOf(section.coreEmotions.map(({ emotion }) => emotion))}>
            {section.coreEmotions.map(({ emotion, peakMoment, more }, index) => (
              <li key={index}>
                <p
                  dir="auto"
                  className={styles.emotion}
                  data-long={isLong(longest(section.coreEmotions.map(({ emotion: one }) => one)))}
                  data-open={openMark(emotion)}
                >
                  {boundName(emotion ?? 'Emotion')}
                </p>
                <Words text={peakMoment} />
                <More of={more} />
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
export const BrandValues = ({ values }: { values: Section<'archetypeStrategy'>['brandValues'] }) =>
  values.length > 0 ? (
    <Part title="Brand values">
      {values.some(({ example, more }) => example ?? more.length > 0) ? (
        <Rows
          rows={values.map(({ value, example, more }) => ({
            name: value,
            children: (example ?? more.length > 0) && (
              <>
                <Words text={example} />
                <More of={more} />
              </>
            ),
          }))}
        />
      ) : (
        <Inventory words={values.flatMap(({ value }) => value ?? [])} />
      )}
    </Part>
  ) : null;
