import { sidesOf } from '@maquette/strategy';
import type { Section } from '@maquette/strategy';
import {
  Briefcase,
  Building2,
  Globe,
  Headphones,
  Mail,
  Megaphone,
  MessageCircle,
  MessagesSquare,
  Newspaper,
  Package,
  PenLine,
  Phone,
  Radio,
  Share2,
  Store,
} from '@maquette/ui/icons';
import { boundName } from '@maquette/ui/documents';
import type { LucideIcon } from 'lucide-react';
import {
  Inventory,
  isLong,
  isWord,
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
  Words,
} from '../parts';
import { columnsOf } from '../typeset';
import { BrandValues } from './archetype';
import styles from './voice.module.css';

type Guide = Section<'brandVoiceGuide'>;

/** How the brand speaks: its character, its words, and the same thing said well and badly. */
export const Voice = ({ section }: { section: Guide }) => {
  const { vocabularyPreferences: words, dosDonts } = section;
  const demonstrations = section.voiceDemonstrations;
  // where one of them has both, what the others have is said to be a tone too
  const hasStyles = section.channelAdaptations.some(({ style }) => style);
  return (
    <Spread>
      {section.personalityTraits.length > 0 && (
        <Part title="Personality">
          <ul className={styles.traits} {...columnsOf(section.personalityTraits.map(({ name }) => name))}>
            {section.personalityTraits.map(({ name, intensity, description, examples, dos, donts, more }, index) => (
              <li key={index}>
                <h4
                  dir="auto"
                  className={styles.trait}
                  data-long={isLong(longest(section.personalityTraits.map(({ name: one }) => one)))}
                  data-open={openMark(name)}
                >
                  {boundName(name ?? 'Trait')}
                </h4>
                {intensity && (
                  <p dir="auto" className={styles.note}>
                    Intensity: {intensity}
                  </p>
                )}
                <Words text={description} />
                {examples.length > 0 && (
                  <Said title={examples.length === 1 ? 'Example' : 'Examples'}>
                    <Points items={examples} />
                  </Said>
                )}
                <Points mark="do" items={dos} />
                <Points mark="dont" items={donts} />
                <More of={more} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <BrandValues values={section.brandValues} />
      <Guidelines title="Tone" guidelines={section.toneGuidelines} />
      <Guidelines title="Style" guidelines={section.styleGuidelines} />
      {words && <Vocabulary preferred={words.preferred} avoid={words.avoid} />}
      <Lists
        lists={[
          { title: 'Do', items: dosDonts?.dos, mark: 'do' },
          { title: 'Don’t', items: dosDonts?.donts, mark: 'dont' },
        ]}
      />
      {section.channelAdaptations.length > 0 && (
        <Part title="Channels">
          <Rows
            rows={section.channelAdaptations.map(({ channel, tone, style, length, examples, more }) => ({
              name: channel,
              icon: <Channel name={channel ?? ''} />,
              note: length && !NOTHING.test(length) && `Length: ${length}`,
              children: (tone ?? style ?? examples.length + more.length > 0) && (
                <>
                  {/* alone it is all that is said of the channel, whatever it is */}
                  {hasStyles && tone ? (
                    <Said title="Tone">
                      <Words text={tone} />
                    </Said>
                  ) : (
                    <Words text={tone} />
                  )}
                  {style && (
                    <Said title="Style">
                      <Words text={style} />
                    </Said>
                  )}
                  {examples.length > 0 && (
                    <Said title={examples.length === 1 ? 'Example' : 'Examples'}>
                      <Points items={examples} />
                    </Said>
                  )}
                  <More of={more} />
                </>
              ),
            }))}
          />
        </Part>
      )}
      {section.scenarioExamples.length > 0 && (
        <Part title="Scenarios">
          <ul className={styles.scenarios}>
            {section.scenarioExamples.map((example, index) => (
              <Scenario key={index} {...example} />
            ))}
          </ul>
        </Part>
      )}
      {demonstrations.length > 0 && (
        <Part title="In the brand’s words">
          {demonstrations.map((text, index) => (
            <Demonstration key={index} text={text} />
          ))}
        </Part>
      )}
      <Lists
        lists={[
          { title: 'Cultural sensitivity', items: section.culturalSensitivity },
          { title: 'Inclusivity', items: section.inclusivityStandards },
        ]}
      />
    </Spread>
  );
};

const Guidelines = ({ title, guidelines }: { title: string; guidelines: Guide['toneGuidelines'] }) =>
  guidelines.length > 0 ? (
    <Part title={title}>
      <Rows
        rows={guidelines.map(({ name, description, examples, avoid, more }) => ({
          name: name,
          children: (description ?? examples.length + avoid.length + more.length > 0) && (
            <>
              <Words text={description} />
              {examples.length > 0 && avoid.length === 0 && <Points mark="do" items={examples} />}
              {avoid.length > 0 && (
                <div className={styles.sides}>
                  {examples.length > 0 && (
                    <Said title="Say">
                      <Points mark="do" items={examples} />
                    </Said>
                  )}
                  <Said title="Avoid">
                    <Points mark="dont" items={avoid} />
                  </Said>
                </div>
              )}
              <More of={more} />
            </>
          ),
        }))}
      />
    </Part>
  ) : null;

/** Both lists in one form: words in a row, or a line each where one of them is more than words. */
function Vocabulary({ preferred, avoid }: { preferred: readonly string[]; avoid: readonly string[] }) {
  if (preferred.length + avoid.length === 0) return null;
  const inLines = ![...preferred, ...avoid].every(isWord);
  return (
    <Part title="Vocabulary">
      <div className={styles.vocabulary}>
        {preferred.length > 0 && (
          <Said title="Preferred">
            <Inventory words={preferred} inLines={inLines} />
          </Said>
        )}
        {avoid.length > 0 && (
          <Said title="Avoided">
            <Inventory words={avoid} inLines={inLines} struck />
          </Said>
        )}
      </div>
    </Part>
  );
}

/** What is not said, and what is said in its place. */
const Sides = ({ not, say }: { not: string | null; say: string | null }) =>
  (not ?? say) ? (
    <div className={styles.sides}>
      {not && (
        <Said title="Not">
          <p dir="auto" className={styles.bad}>
            {not}
          </p>
        </Said>
      )}
      {say && (
        <Said title="Say">
          <p dir="auto" className={styles.good}>
            {say}
          </p>
        </Said>
      )}
    </div>
  ) : null;

/** What says itself what is quoted is no quotation. */
const HAS_QUOTES = /[\n"“”„«»「」『』×✗✓]|(?:^|\s)['‘’]/;

function Demonstration({ text }: { text: string }) {
  const sides = sidesOf(text);
  if (sides) return <Sides not={sides.not} say={sides.but} />;
  return HAS_QUOTES.test(text) ? <Words text={text} /> : <Quote text={text} />;
}

/** The same thing said well and badly. */
const Scenario = ({
  scenario,
  context,
  goodExample,
  badExample,
  explanation,
  more,
}: Guide['scenarioExamples'][number]) => {
  const isSaid = goodExample !== null || badExample !== null;
  // one text that says both
  const both = sidesOf(goodExample ?? (isSaid ? '' : (context ?? scenario ?? '')));
  const [sides, isOfName] = [badExample === null ? both : undefined, context === null && !isSaid];
  return (
    <li className={styles.scenario}>
      {!(sides && isOfName) && (
        <h4 dir="auto" className={styles.name}>
          {scenario ?? 'Scenario'}
        </h4>
      )}
      {!(sides && !isSaid) && <Words text={context} />}
      {sides ? <Sides not={sides.not} say={sides.but} /> : <Sides not={badExample} say={goodExample} />}
      {explanation && (
        <Said title="Why">
          <Words text={explanation} />
        </Said>
      )}
      <More of={more} />
    </li>
  );
};

/** A mark in the place of a length. */
const NOTHING = /^\s*[-–—0]?\s*$/;

/** By what a channel's name says. */
const CHANNELS: readonly [RegExp, LucideIcon][] = [
  [/social|instagram|linkedin|facebook|tiktok|youtube/i, Share2],
  [/mail|newsletter|メール/i, Mail],
  [/\bweb|\bsite\b|website|landing|サイト|ウェブ|сайт|موقع/i, Globe],
  [/blog|article/i, PenLine],
  [/advert|\bads?\b|campaign/i, Megaphone],
  [/customer|support|service/i, Headphones],
  [/marketing/i, MessagesSquare],
  [/sales/i, Briefcase],
  [/intern|team|staff/i, Building2],
  [/press|media|\bpr\b/i, Newspaper],
  [/\bsms\b|chat|whatsapp|telegram|messag/i, MessageCircle],
  [/phone|\bcalls?\b|answering|hotline/i, Phone],
  [/shop|store|counter|window|market stall/i, Store],
  [/radio|podcast|audio/i, Radio],
  [/packag|label|\bbox\b/i, Package],
];

/** Of a kind that has no icon none: one for all of these would say that they are the same. */
function Channel({ name }: { name: string }) {
  const Icon = CHANNELS.find(([pattern]) => pattern.test(name))?.[1];
  return Icon && <Icon aria-hidden />;
}
