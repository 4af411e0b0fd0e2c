import type { Audience } from './gate';
import { isWish } from './wishes';

// What needs no learning: sentences whose first words say beyond doubt to whom they are said.

const WHO = String.raw`(?:they|he|she|we|(?:the |our |their )?(?:clients?|owners?|director|founders?|board|sisters|brothers|couple|boss|committee|family))`;
const THING = String.raw`(?:(?:new |old |full )?(?:labels?|logos?|names?|signs?|packaging|colou?rs?|lettering|fonts?|brand|mark|site|website|page|design|identity|look|tone|type|typeface))`;
const DESIGNERS = [
  // 'Booking online is a must', 'A wish: …', 'Three readers: …'
  String.raw`\b(?:is|are) an? (?:absolute )?must\b|^(?:an? |one |my |our |last |small )?(?:wish|wishes|request|favour)(?: of mine)?: |^(?:(?:the|our|two|three|four) )?(?:readers|audiences?|target groups?): `,
  // 'Niente foto di tramonti per favore', 'Frau Schober möchte keine Weltkugeln'
  String.raw`^(?:niente|nessun\p{L}*|pas de|aucune?|keine?|bloß keine?|geen|nada de|ningún|ninguna|sin|sem|nenhum\p{L}*|non)(?!\p{L}).{0,70}(?<!\p{L})(?:per favore|por favor|bitte|s['’]il (?:vous|te) pla[iî]t|graag|alsjeblieft)`,
  String.raw`^(?:(?:frau|herr|mevrouw|meneer|madame|monsieur|signora?|señora?) \p{L}+|(?:der|die|de|le|la|el|il|o|a) (?:kunde|kundin|chefin?|inhaber\p{L}*|klant|client[ea]?|patron(?:ne)?|clienta|dueñ[oa]|titolare|cliente|don[oa])|sie|er|il|elle|ella?|lei|lui|ela|ele) (?:möchte|will|wünscht|mag|veut|souhaite|voudrait|quiere|vuole|vorrebbe|quer|wil|zou)(?!\p{L})`,
  // 'German law on advertising applies'
  String.raw`\b(?:laws?|rules|act|regulations?) (?:on|about|of|for) (?:\p{L}+ )?advertis\p{L}+|\badvertising (?:laws?|rules|standards|act)\b|(?<!\p{L})(?:heilmittelwerbegesetz|hwg|uwg)(?!\p{L})`,
  // 'They want warmth for parents'
  String.raw`^(?:also |and |but |so )?${WHO}(?: (?:also|now|really|just|all|both))*(?:['’]d (?:like|love|rather|prefer)| would (?:like|love|rather|prefer)| wants?| wish(?:es)?| hopes?)(?!\p{L})(?! (?:for|nothing) )`,
  // 'Label must carry Arabic and French'
  String.raw`^(?:the |our |their )?${THING}\b[^.]{0,40}\b(?:must|should|has to|have to|needs? to|may not|can['’]t|cannot)\b`,
  // 'Goes on two cars and a roof sign', 'Split the name?'
  String.raw`^(?:it )?(?:goes|go|comes|appears|used|shown|applied|printed) on(?:to)? (?:\p{L}+ ){0,3}(?:cars?|vans?|trucks?|doors?|signs?|bags?|boxes|overalls|shirts|caps|aprons|headscarves|mugs|tins?|cards?|stickers?|invoices?)(?!\p{L})`,
  String.raw`\bthe (?:name|logo|sign)\b[^.]*\?$`,
  String.raw`\b(?:do not|don['’]t) make (?:me|us|it|them|him|her) (?:look|sound|seem)\b`,
  String.raw`^(?:also |now |just )?(?:wants?|would like|needs?) (?:a|an|to|the|something|new|it|one|some|\p{L}+,) `,
];
/** Those who come or buy, in the words of whoever writes of them. */
const READERS_ARE = String.raw`(?:\p{L}+(?:ers|ors|ents|ants|iors)|guests|customers|patients|people|families|parents|women|men|kids|children|tourists|couples|companies|firms|schools|hotels|locals)`;
const COLLEAGUE = [
  // 'Old customers are temples, new ones are tourists'
  String.raw`^(?:old|new|existing|current|future|past|recent) (?:customers|clients|buyers|guests|users|members|students)(?!\p{L})`,
  // 'Bookers are event organisers who have never done it: they need a checklist', 'Most buyers compare five of us'
  String.raw`^(?:the |our |their |most |many |some )?(?:\p{L}+ )?${READERS_ARE} (?:are|come|ask|call)(?!\p{L})[^.]*(?<!\p{L})(?:they|who|and) (?:often |usually |mostly |also |just |really )?(?:need|want|expect|compare|look for|have (?:never|no|little|often)|do not|don['’]t|cannot|can['’]t|fear|know (?:little|nothing))(?!\p{L})`,
  String.raw`^(?:the |our |their |most |many |some )?(?:bookers|buyers|customers|clients|visitors|users|guests|readers|patients) (?:often |usually |mostly |also |just |really )*(?:need|want|expect|compare|look for|decide|have (?:never|no|little)|do not|don['’]t|cannot|can['’]t|should (?:feel|see|know|understand|find)|must (?:feel|see|know|understand|find))(?!\p{L})`,
  // 'Farmers compare with diesel'
  String.raw`^(?:the |our |their |most |many |some )?(?:\p{L}+ )?${READERS_ARE} (?:often |usually |mostly |also |always |just |really )*(?:compare|hesitate|distrust|doubt|fear|dread|hate|worry|think|believe|expect|complain|don['’]t (?:know|trust|understand|like|believe|want)|do not (?:know|trust|understand|like|believe|want))(?!\p{L})`,
  // 'The last agency did it', 'the question in your form'
  String.raw`\b(?:last|previous|former|old) (?:agency|designer|copywriter|website|web ?site|site|homepage)\b|\b(?:in|of|on) (?:the|this|your) (?:form|questionnaire)\b`,
  // 'Builders know us, homeowners don't'
  String.raw`\b(?:knows?|trusts?|finds?|remembers?) (?:us|them|him|her)\b[^.]*\b(?:don['’]?t|do not|doesn['’]?t|does not)[.]?$`,
  // 'Their customers think retread means rubbish', 'Owners are often old and worry that …'
  String.raw`^(?:the |their |its |most |many |some )?(?:people|customers|clients|buyers|users|everybody|everyone|nobody|locals|tourists) (?:often |always |still |mostly |usually |just |really )*(?:thinks?|believes?|assumes?|says?|hates?|doubts?|laughs?|forgets?|google|googles)(?!\p{L})`,
  String.raw`^(?:\p{L}+ ){0,3}?\p{L}+s (?:[\p{L}\d,]+ ){0,8}?(?:worry|fear|complain|distrust|panic|are (?:often |mostly |usually )?(?:afraid|ashamed|embarrassed|scared|suspicious)|in a panic|afraid of|ashamed of)(?!\p{L})`,
  String.raw`^who (?:are |is |feel )?(?:often |mostly |usually )?(?:afraid|ashamed|embarrassed|scared|suspicious|worried|worry|fear|complain|distrust|tired of|fed up)(?!\p{L})`,
  String.raw`^(?:on m['’]a dit|on nous a dit|man (?:hat mir gesagt|sagte)|me (?:dijeron|han dicho)|i was told|they told me|i (?:have|had) been told)(?!\p{L})`,
  // 'The theses pay for the rest', 'Public tenders are most of the income'
  String.raw`\bpays? for the rest\b|\b(?:most|half|part|bulk|\d+ ?(?:%|percent)) of (?:the|their|its|all) (?:income|turnover|revenue)\b`,
];
const [designers, colleague] = [DESIGNERS, COLLEAGUE].map((one) => new RegExp(one.join('|'), 'iu'));

/** 'Phone best' */
const READERS = /^(?:phone|call|ring|text|e-?mail|whatsapp)(?:ing)?(?: is| us is)? (?:best|preferred|only)[.!]?$/iu;
/** To whom it is plainly said; undefined where that has to be judged. */
export const plainly = (text: string, isInPassing = false): Audience | undefined =>
  READERS.test(text)
    ? 'readers'
    : colleague?.test(text) === true
      ? 'colleague'
      : designers?.test(text) === true || isWish(text, isInPassing)
        ? 'designers'
        : undefined;
