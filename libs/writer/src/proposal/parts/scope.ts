import { blocks, plain, points, table } from '../markdown';
import { PRICE } from '../marks';
import type { Plan } from '../proposal';
import { type Line, linesOf } from '../order/lines';
import type { Language } from '../language';
import { isBuilt } from '../trades';
import { money } from './money';

const rowOf = ({ name, gives, isOpen, isQuoted, detail }: Line, language: Language, isPriced: boolean): string[] => [
  `**${isQuoted ? language.quote(name) : plain(name)}**${isOpen ? ` (${language.open})` : ''}`,
  `${plain(gives)}${detail ? ` – ${language.quote(detail)}` : ''}`,
  ...(isPriced ? [PRICE] : []),
];

/** Each line with what one receives and a price. */
export function scope(plan: Plan, isShort = false): string {
  const { reading, language, brief, order } = plan;
  const isPriced = !reading.isUnpaid;
  const lines = linesOf(order, reading, language);
  const rows = lines.map((line, index) => {
    // six rooms in the same words are read once
    const isSame = line.isPiece && line.gives === lines[index - 1]?.gives;
    return rowOf(isSame ? { ...line, gives: language.likewise } : line, language, isPriced);
  });
  const last = isPriced && lines.length > 1 ? [`**${language.together}**`, language.togetherGives, PRICE] : undefined;
  const all = last ? [...rows, last] : rows;
  return blocks(
    isShort || brief.studio.id === 'SUL'
      ? points(
          all.map(
            ([name, gives, price = '']) =>
              `${name}${gives ? `${language.locale === 'fr-FR' ? ' ' : ''}: ${gives}.` : ''}${price ? ` ${price}` : ''}`,
          ),
        )
      : table(language.columns.slice(0, isPriced ? 3 : 2), all),
    // the pages of a site make one whole
    !isShort &&
      isPriced &&
      !isBuilt(order.main) &&
      !order.whole &&
      lines.length > 1 &&
      lines.every(({ isPiece }) => isPiece) &&
      language.eachLine,
    order.leftOut.length > 0 && `${language.leftOut} ${order.leftOut.map((text) => language.quote(text)).join(' ')}`,
    money(plan),
    reading.unfit.length > 0 && [...new Set(reading.unfit.map(({ kind }) => language.unfit[kind]))].join(' '),
  );
}
