import { capital } from '../pen';
import { askedIn } from './asked';
import { type Call, REACHED } from './kinds';
import { isLanguage, type Language } from './languages';
import type { Line, Sentence } from './sentences';

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

/** The buttons of the page have one label, and its end says whom one reaches. */
export function callOf(channel: Channel | undefined, lines: readonly Line[], isOne: boolean): Call {
  const me = isOne ? 'me' : 'us';
  if (!channel) return { heading: `Talk to ${me}`, action: 'Get in touch' };
  const { way, verb, address, person } = channel;
  const whom = person ?? me;
  const isBooked = lines.some(
    ({ plain }) =>
      /\bbook (?:an?|at|by|on|the|your|through|online|with|before|early|it|now|first)\b|\b(?:to|you|please|schools|must|can) book\b|\bbookings?\b|\breserv(?:e|ations?)\b/.test(
        plain,
      ) && !/\bno booking\b/.test(plain),
  );
  const short = address !== undefined && `${verb} ${address}`.length <= 40;
  switch (way) {
    case 'mail':
      return { heading: `Write to ${whom}`, action: `Write to ${me}` };
    case 'site':
      return isBooked
        ? { heading: `Book on ${address ?? 'our site'}`.slice(0, 60), action: 'Book online' }
        : { heading: `${verb} ${address ?? ''}`.slice(0, 60), action: `${verb} ${address ?? ''}`.slice(0, 60) };
    case 'visit':
      return { heading: `Visit ${me}`, action: `Visit ${me}` };
    case 'ring':
    case 'text':
      return {
        heading: isBooked && verb !== 'Text' ? `${verb} ${whom} to book` : `${verb} ${whom}`,
        action: short ? `${verb} ${address ?? ''}` : `${verb} ${me}`,
      };
    default:
      return {
        heading: isBooked
          ? `Book on ${verb}`
          : person
            ? `${verb} ${person}`
            : way === 'whatsapp'
              ? `${verb} ${me}`
              : `Reach ${me} on ${verb}`,
        action: isBooked
          ? `Book on ${verb}`
          : short && way === 'whatsapp'
            ? `WhatsApp ${address ?? ''}`
            : way === 'whatsapp'
              ? `${verb} ${me}`
              : `Reach ${me} on ${verb}`,
      };
  }
}

const THING = String.raw`((?:the|a|an|our|your) (?:\p{L}+ ){0,2}\p{L}+)`;
const WISHED = new RegExp(
  String.raw`\b(?:want|would like|'d like|need|should|best if|hope)\b[^.;]{0,40}?\b(?:(?:they|people|customers|visitors|them|you|everyone|clients|readers)(?: to)?|to) (ask(?: for)?|order|book|download|try|get|request|join|sign up(?: for)?|subscribe to) ${THING}`,
  'iu',
);
const BUTTONS: Record<string, string> = {
  book: 'Book now',
  booking: 'Book now',
  order: 'Order',
  donate: 'Donate',
  donation: 'Donate',
  newsletter: 'Get the newsletter',
};
const GIFTS = /\b(?:monthly|regular) (?:donors?|donations?|giving|gifts?)\b/iu;
const PHONES: Record<Language, RegExp> = {
  en: /\b(?:they|people|customers|everyone|families) should (?:call|ring|phone)\b|\b(?:ring|call|phone) (?:us|me) (?:before|after|between|first|any|on|to)\b|\bphone(?:['’]s| is) on\b|\bone (?:tele)?phone\b|\bcall (?:any ?time|before)\b|\bby phone\b|\b(?:i|we|\p{Lu}\p{Ll}+) answers? (?:the phone|myself|ourselves)\b/iu,
  nl: /(?<!\p{L})(?:bellen (?:liefst|graag|kan|tussen|mag)|bel (?:ons|mij|me|gerust|liefst))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:(?:bitte |am besten |einfach )anrufen|rufen sie|telefonisch)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:ll[aá]m(?:ar|e|en|ad|a)(?:nos|me)|(?:mejor|solo|hay que) llamar|llamar (?:antes|entre|de|por)|por teléfono)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:appel(?:ez|er)|par téléphone|le téléphone|téléphone[rz])(?!\p{L})/iu,
  it: /(?<!\p{L})(?:telefon(?:are|ate|i|ateci)|chiam(?:are|ate|ateci))(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:lig(?:ar|ue|uem)(?:-nos)?|por telefone)(?!\p{L})/iu,
};
/** Says that one calls, or when. */
export const isCalled = (text: string, language: string | undefined): boolean =>
  isLanguage(language) && PHONES[language].test(text) && text.split(/\s+/).length < 24;
const CALLS: Record<Exclude<Language, 'en'>, Call> = {
  de: { action: 'Anrufen', heading: 'Rufen Sie uns an' },
  es: { action: 'Llamar', heading: 'Llámenos' },
  fr: { action: 'Appeler', heading: 'Appelez-nous' },
  it: { action: 'Chiamare', heading: 'Ci chiami' },
  pt: { action: 'Ligar', heading: 'Ligue-nos' },
  nl: { action: 'Bellen', heading: 'Bel ons' },
};

/** Says 'du' to those who read it, or asks that the page does. */
const INFORMAL: Partial<Record<Language, RegExp>> = {
  de: /\bper du\b|\bduzen\b|(?<!\p{L})(?:du|dein|deine[mnr]?|dich|dir)(?!\p{L})/iu,
  es: /\bde tú\b|\btutear\b|(?<!\p{L})(?:tú|contigo|tienes|puedes|quieres)(?!\p{L})/iu,
  it: /\bdare del tu\b|(?<!\p{L})(?:tuo|tua|tuoi|puoi|vuoi)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:podes|queres|contigo)(?!\p{L})/iu,
};
const FORMAL =
  /\bde tú no\b|\bper sie\b|\bsiezen\b(?! nicht)(?<!nicht siezen)|(?<!\p{L})(?:Sie|Ihnen|Ihre|usted(?:es)?)(?!\p{L})/u;
const AS_FRIENDS: Partial<Record<Language, [call: string, contact: string]>> = {
  de: ['Ruf uns an', 'Sprich mit uns'],
  es: ['Llámanos', 'Habla con nosotros'],
  it: ['Chiamaci', 'Parla con noi'],
  pt: ['Liga-nos', 'Fala connosco'],
};
/** The heading as the client speaks to their customers. */
export function addressedIn(language: Language, heading: string, isCall: boolean, texts: readonly string[]): string {
  const all = texts.join(' ');
  const own = AS_FRIENDS[language];
  return own && INFORMAL[language]?.test(all) && !FORMAL.test(all) ? own[isCall ? 0 : 1] : heading;
}

/** 'Call us' in another language. */
export const callIn = (language: Language): Call | undefined => (language === 'en' ? undefined : CALLS[language]);

const APPOINTMENTS: Record<Language, { is: RegExp; call: Call }> = {
  en: {
    is: /\bby appointment\b|\bappointments? only\b/iu,
    call: { action: 'Make an appointment', heading: 'Make an appointment' },
  },
  de: {
    is: /\bnur (?:mit|nach) (?:termin|anmeldung)|\bterminvereinbarung/iu,
    call: { action: 'Termin ausmachen', heading: 'Termin ausmachen' },
  },
  nl: { is: /\b(?:alleen )?op afspraak\b/iu, call: { action: 'Afspraak maken', heading: 'Afspraak maken' } },
  fr: { is: /\bsur rendez-vous\b/iu, call: { action: 'Prendre rendez-vous', heading: 'Prendre rendez-vous' } },
  es: { is: /\bcon cita(?: previa)?\b|\bcita previa\b/iu, call: { action: 'Pedir cita', heading: 'Pedir cita' } },
  it: { is: /\bsu appuntamento\b/iu, call: { action: 'Prendere appuntamento', heading: 'Prendere appuntamento' } },
  pt: { is: /\bpor marcação\b/iu, call: { action: 'Marcar visita', heading: 'Marcar visita' } },
};

/** What the client says that visitors are to do: it stands before what is usual in the trade. */
export function purposeOf(
  all: readonly Sentence[],
  copy: readonly Line[],
  language: Language,
  isOne: boolean,
): Call | undefined {
  const me = isOne ? 'me' : 'us';
  if (language === 'en') {
    const own = askedIn(all, copy, isOne);
    if (own) return own;
    for (const { text } of all) {
      const [, verb = '', thing = ''] = WISHED.exec(text) ?? [];
      const action = `${/^ask$/i.test(verb) ? 'ask for' : verb} ${thing}`.trim();
      if (verb !== '' && action.length <= 32 && !/ (?:and|or|of|to|in|for|that)$/i.test(action)) {
        const label = action.charAt(0).toUpperCase() + action.slice(1);
        return { action: label, heading: label };
      }
    }
    const asking = all
      .filter(
        ({ plain }) =>
          !/\b(?:not|don't|no|never)\b/.test(plain) &&
          /\b(?:need|want|ask for|looking for|live on|depend on)\b|=/.test(plain),
      )
      .map(({ text }) => text)
      .join(' ');
    const asked =
      /\b(book|booking|order|donate|donation|newsletter) button\b|\bwant (booking|order|donation)s\b/iu.exec(
        all.map(({ text }) => text).join(' '),
      );
    const button = asked?.[1] ?? asked?.[2];
    if (button) {
      const label = BUTTONS[button.toLowerCase()] ?? 'Get in touch';
      return { action: label, heading: label };
    }
    if (
      all.some(
        ({ text, plain }) =>
          /\bgoal|\baim\b|\bpurpose\b/u.test(plain) &&
          all.some((one) => one.paragraph >= 0 && /\bwaiting[- ]list\b/iu.test(one.text + text)),
      )
    )
      return { action: 'Join the waiting list', heading: 'Join the waiting list' };
    if (GIFTS.test(asking)) return { action: 'Give monthly', heading: 'Give monthly' };
    if (
      /\b(?:need|want|ask(?:ing)? for|looking for|live on|depend on) (?:(?:more|new|your|regular|small|from the website:) )*(?:donors?|donations?)\b/iu.test(
        asking,
      )
    )
      return { action: 'Donate', heading: 'Donate' };
  }
  const appointment = APPOINTMENTS[language];
  if (
    copy.some(
      ({ text }) =>
        appointment.is.test(text) &&
        !/(?<!\p{L})(?:no|not|without|ohne|zonder|sans|sin|senza|sem)(?!\p{L}) (?:an? )?\p{L}+$/iu.test(
          text.slice(0, appointment.is.exec(text)?.index),
        ),
    )
  )
    return appointment.call;
  const said = [...all.map(({ text }) => text), ...copy.map(({ text }) => text)].join(' ');
  if (
    !PHONES[language].test(said) &&
    !(
      language === 'en' &&
      /\b(?:phone line|helpline|hotline)\b/iu.test(
        copy
          .slice(0, 4)
          .map(({ text }) => text)
          .join(' '),
      )
    )
  )
    return undefined;
  return language === 'en' ? { action: `Call ${me}`, heading: `Call ${me}` } : CALLS[language];
}
