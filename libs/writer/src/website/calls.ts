import { capital } from '../pen';
import { REACHED } from './kinds';
import type { Line } from './sentences';

const PHONE = /(?:\+|\(?\b0|\b)\d[\d\s().-]{5,}\d\b/;
/** Written as one dials it: with its blanks, its 0 or its +. */
const DIALLED = /^\+|^\(?0|\d[\s().-]+\d/u;
/** 'Tel. 22053801', 'call 0570 555 088' */
const INTRODUCED =
  /(?:\b(?:tel|telephone|phone|call|ring|text|sms|whatsapp|viber|signal|telegram|mobile|cell|dial|fon|telefon\p{L}*|téléphone|teléfono|telefone|móvil|mob|anruf\p{L}*|bel(?:len)?|appel\p{L}*|llam\p{L}*|lig\p{L}+)|☎|📞)[^\d.;]{0,24}$/iu;
/** Whose number it is, where it is no telephone. */
const REGISTERED =
  /\b(?:vat|vet(?:erinary)?|reg(?:istration|istered|\.)?|licen[cs]e|permit|approval|charity|company|tax|iban|account|id|kvk|siret|nip|ust|p\.? ?iva|cnpj|hrb|patent|isbn|iso|order|article|batch|plot|serial|certificate)\b[^.;,]{0,24}$/iu;
/** Years, times, dates and amounts look like numbers too. */
const numberIn = (text: string): string | undefined => {
  const without = text.replace(/[$€£¥₹]\s?[\d.,]+|\d[\d.,]*\s?(?:€|kg|km|%)/g, ' ');
  for (const { 0: found, index } of without.matchAll(new RegExp(PHONE, 'g'))) {
    const before = without.slice(Math.max(0, index - 40), index);
    if (REGISTERED.test(before) || !(DIALLED.test(found) || INTRODUCED.test(before))) continue;
    const digits = found.replace(/\D/g, '');
    if (digits.length >= 7 && digits.length <= 15 && !/^(?:19|20)\d\d\D+(?:19|20)\d\d$/.test(found.trim()))
      return found.trim().replace(/[.,-]$/, '');
  }
  return undefined;
};

type Way = 'ring' | 'text' | 'whatsapp' | 'viber' | 'signal' | 'telegram' | 'mail' | 'site' | 'visit';

export interface Channel {
  way: Way;
  /** as it is written in the brief */
  address?: string;
  /** 'Ring', 'Call' or 'Phone', as the client says it */
  verb: string;
  /** 'Declan Foran' */
  person?: string;
}

const CHANNEL =
  /^(?:Tel|Telephone|Phone|Number|Mobile|Fax|E?-?mail|Bookings?|Contact|Address|Schools|Hotline|Helpline|Line|Office|Shop|Studio|Workshop|Kitchen|Reception)\b/i;
const MAIL = /[\p{L}\d._+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u;
const SITE =
  /\b(?:https?:\/\/|www\.)\S+|\b[a-z\d-]+\.(?:com|org|net|io|app|example|coop|shop|[a-z]{2})(?:\/\S*)?(?=[\s,.;)]|$)/i;
const PERSON =
  /\b(?:ring|call|phone|text|whatsapp|ask for|speak to|talk to|write to|contact|e-?mail) (?!us\b|me\b|on\b|the\b)(\p{Lu}[\p{Ll}'’-]+(?: (?!on\b)\p{Lu}[\p{L}'’-]+){0,2})(?! (?:street|road)|\.[ ,]\p{Lu})(?![\p{L}])/u;
const NOT_A_PERSON =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|WhatsApp|Viber|Signal|Telegram|Only|Before|After|Between|From|Mon|Phone|Text|Call|Ring)\b/;

/** Whom else one may need. */
export const OTHERS =
  /\b(?:phone|call|ring|dial)\b[^.]{0,30}\b(?:\p{L}*line|samaritans|police|hospital|gp|ambulance|emergency services|fire brigade)\b/iu;

/** How the brief says that one is reached: the way that the client prefers, with its number. */
export function channelOf(lines: readonly Pick<Line, 'kind' | 'text' | 'plain'>[]): Channel | undefined {
  // whom else one may need is not who is reached
  const reached = lines.filter(({ kind, text }) => (kind === 'contact' || REACHED.test(text)) && !OTHERS.test(text));
  const text = reached.map((line) => line.text).join(' ');
  const plain = text.toLowerCase();
  const number = numberIn(text);
  const mail = MAIL.exec(text)?.[0];
  const alone = reached
    .map(({ text }) => /^(\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?),? \+?\d/u.exec(text)?.[1])
    .find((one) => one && !NOT_A_PERSON.test(one) && !CHANNEL.test(one));
  const named =
    alone ??
    reached
      .map((line) => PERSON.exec(line.text.replace(/^(\p{L})/u, (first) => first.toLowerCase()))?.[1])
      .find(Boolean);
  const person = named && !NOT_A_PERSON.test(named) ? { person: named } : {};
  // whichever is said first is the client's own choice
  if (number && !(mail && text.indexOf(mail) < text.indexOf(number))) {
    const says = (word: RegExp) => word.test(plain);
    const verb = says(/\bring\b/)
      ? 'Ring'
      : says(/(?:^|\. )phone\b|\bphone (?:us|me|only|or)\b|\bby phone\b/) && !says(/\bcall\b/)
        ? 'Phone'
        : 'Call';
    const at = { address: number, ...person };
    const app = /\b(?:[Ww]hats[Aa]pp|[Vv]iber|Signal|Telegram)\b/.exec(text)?.[0].toLowerCase() as Way | undefined;
    if (
      /\brather (?:a )?text|^text\b|\btext (?:only|us|me|\d|\+)|\bsms\b/.test(plain) &&
      !/\bphone or text\b/.test(plain)
    )
      return { way: 'text', verb: 'Text', ...at };
    if (app && !says(/\b(?:phone|call|ring) (?:or|and)\b/))
      return { way: app, verb: app === 'whatsapp' ? 'WhatsApp' : capital(app), ...at };
    return { way: 'ring', verb, ...at };
  }
  if (mail) return { way: 'mail', address: mail, verb: 'Write to', ...person };
  const site = SITE.exec(text)?.[0];
  if (site) return { way: 'site', address: site.replace(/[.,;]$/, ''), verb: 'Go to' };
  const all = lines.map((line) => line.plain).join(' ');
  const app = /\b(?:through|by|on|via) (whatsapp|viber|signal|telegram)\b/.exec(all)?.[1] as Way | undefined;
  if (app) return { way: app, verb: app === 'whatsapp' ? 'WhatsApp' : capital(app) };
  if (
    lines.some(({ kind, plain: one }) => kind === 'hours' && /\bopen\b|\bvisit|\bcome\b|\bclosed\b/.test(one)) ||
    /\b(?:walk in|come by|drop in|just come|just turn up|no booking)\b/.test(all)
  )
    return { way: 'visit', verb: 'Visit' };
  return undefined;
}

/** Every number and address of a sentence, as it is written. */
export function addressesIn(text: string): string[] {
  const mails = [...text.matchAll(new RegExp(MAIL, 'gu'))].map(([found]) => found.replace(/[.,;]$/, ''));
  const rest = mails.reduce((left, mail) => left.replace(mail, ' '), text);
  const number = numberIn(rest);
  const site = SITE.exec(rest)?.[0]?.replace(/[.,;]$/, '');
  const app = /\b(WhatsApp|Whatsapp|whatsapp|Viber|viber|Signal|Telegram)\b/.exec(text)?.[1];
  return [number ? (app ? `${app} ${number}` : number) : '', ...mails, site ?? ''].filter((found) => found !== '');
}
