import { IMPACTS, termOf, TREND_DIRECTIONS } from '@maquette/strategy';
import type { Section } from '@maquette/strategy';
import { Tape } from '@maquette/ui';
import { MoveRight, TrendingDown, TrendingUp } from '@maquette/ui/icons';
import { Lead, More, openMark, Part, Points, Quote, Rows, Said, Spread, Texts, Words } from '../parts';
import styles from './market.module.css';

const TRENDS = { up: TrendingUp, down: TrendingDown, flat: MoveRight };

/** What says more than a percentage, or two, is read. */
const LONGEST_PERCENT = 9;

/** Who suffers from what, in their words; what could be won, measured; where the market goes. */
export const Market = ({ section }: { section: Section<'marketInsights'> }) => (
  <Spread>
    {section.painPoints.length > 0 && (
      <Part title="Pain points">
        <Rows
          rows={section.painPoints.map(withoutEcho).map(({ title, description, impact, quotes, source, more }) => ({
            name: title,
            note: impact && <Impact text={impact} />,
            children: (description ?? source ?? quotes.length + more.length > 0) && (
              <>
                <Words text={description} />
                {quotes.length === 0 && source && (
                  <p dir="auto" className={styles.figures}>
                    Source: {source}
                  </p>
                )}
                {quotes.map((quote, index) => (
                  <Quote key={index} text={quote.text} source={quote.source ?? source} />
                ))}
                <More of={more} />
              </>
            ),
          }))}
        />
      </Part>
    )}
    {section.opportunities.length > 0 && (
      <Part title="Opportunities">
        <ul className={styles.opportunities}>
          {section.opportunities.map(({ title, description, potential, potentialSaid, timeframe, more }, index) => (
            <li key={index}>
              {potential !== null && (
                <div className={styles.potential}>
                  <p className={styles.figures}>Potential</p>
                  {potentialSaid && potentialSaid.length > LONGEST_PERCENT ? (
                    <Words text={potentialSaid} />
                  ) : (
                    <p dir="auto" className={styles.percent}>
                      {potentialSaid ?? `${potential}%`}
                    </p>
                  )}
                  <Tape value={potential / 100} intervals={20} />
                </div>
              )}
              <div className={styles.told}>
                <h4 dir="auto" className={styles.name} data-open={openMark(title)}>
                  {title ?? 'Opportunity'}
                </h4>
                <Words text={description} />
                {timeframe && (
                  <p dir="auto" className={styles.figures}>
                    Timeframe: {timeframe}
                  </p>
                )}
                <More of={more} />
              </div>
            </li>
          ))}
        </ul>
      </Part>
    )}
    {section.marketTrends.length > 0 && (
      <Part title="Trends">
        <Rows
          rows={section.marketTrends.map(({ title, description, direction, more }) => ({
            name: title,
            icon: direction && <Trend direction={direction} />,
            note: direction && `Direction: ${termOf(TREND_DIRECTIONS, direction) ?? direction}`,
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
    {(section.competitorAnalysis ?? section.competitors.length > 0) && (
      <Part title="Competitors">
        <Lead text={section.competitorAnalysis?.summary} />
        <Points items={section.competitorAnalysis?.keyInsights ?? []} />
        <More of={section.competitorAnalysis?.more ?? []} />
        <Rows
          rows={section.competitors.map(({ name, description, strengths, weaknesses, more }) => ({
            name: name,
            children: (description ?? strengths.length + weaknesses.length + more.length > 0) && (
              <>
                <Words text={description} />
                {strengths.length > 0 && (
                  <Said title="Strengths">
                    <Points items={strengths} />
                  </Said>
                )}
                {weaknesses.length > 0 && (
                  <Said title="Weaknesses">
                    <Points items={weaknesses} />
                  </Said>
                )}
                <More of={more} />
              </>
            ),
          }))}
        />
      </Part>
    )}
    <Texts
      texts={[
        { title: 'Target market size', text: section.targetMarketSize },
        { title: 'Growth potential', text: section.growthPotential },
      ]}
    />
  </Spread>
);

/** That something is open is said once of it. */
const withoutEcho = <Told extends { title: string | null; description: string | null }>(told: Told): Told =>
  openMark(told.title) === openMark(told.description) && openMark(told.title) !== undefined
    ? { ...told, description: null }
    : told;

/** How hard it hits: as many squares filled as the word stands for. */
function Impact({ text }: { text: string }) {
  const term = termOf(IMPACTS, text);
  return (
    <>
      {term && (
        <span aria-hidden className={styles.impact}>
          {IMPACTS.map((step, index) => (
            <span key={step} data-filled={index <= IMPACTS.indexOf(term) ? '' : undefined} />
          ))}
        </span>
      )}
      Impact: {text}
    </>
  );
}

/** Which way it points; of a direction in other words no arrow is sure. */
const Trend = ({ direction }: { direction: string }) => {
  const term = termOf(TREND_DIRECTIONS, direction);
  const Icon = term && TRENDS[term];
  return Icon && <Icon aria-hidden />;
};
