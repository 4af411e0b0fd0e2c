import { sentence } from '../pen';
import { addressedIn, addressesIn, callIn, type Channel } from './calls';
import type { Call } from './kinds';
import type { Language, PageWords } from './languages';
import type { Sentence } from './sentences';

// How the page says where and how one is reached.

export function ownIn(language: Language, words: PageWords, isCall: boolean, all: readonly Sentence[]): Call {
  const own = (isCall ? callIn(language) : undefined) ?? { heading: words.contact, action: words.action };
  return {
    ...own,
    heading: addressedIn(
      language,
      own.heading,
      isCall,
      all.map(({ text }) => text),
    ),
  };
}

/** An address or a number alone is no sentence. */
export function reachedAt(text: string, channel: Channel | undefined, words: PageWords | undefined): string {
  const addresses = addressesIn(text);
  const rest = addresses
    .reduce((left, address) => left.replace(address, ''), text)
    .replace(/\b(?:contact|kontakt|contatto|contacto|e-?mail|mail|tel|telephone|phone|or)\b:?/giu, '');
  if (/\p{L}{2,}/u.test(rest)) return text;
  if (words)
    return /^\S+@\S+$/u.test(text) ? text.toLowerCase() : sentence(text.replace(/^(?=\+?\d)/u, `${words.phone} `));
  const ways = addresses.map((address) =>
    /^(?:WhatsApp|Viber|Signal|Telegram) /i.test(address)
      ? address
      : address.includes('@')
        ? `write to ${address}`
        : /\d{3}/.test(address)
          ? `${channel?.way === 'text' ? 'text' : 'call'} ${address}`
          : `go to ${address}`,
  );
  return sentence((channel?.way === 'mail' ? [...ways].reverse() : ways).join(' or '));
}
