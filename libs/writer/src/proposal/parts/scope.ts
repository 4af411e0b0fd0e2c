import { blocks, plain, points, table } from '../markdown';
import { PRICE } from '../marks';
import type { Plan } from '../proposal';
import { type Line, linesOf } from '../order/lines';
import type { Language } from '../language';
import { isBuilt } from '../trades';
import { owned } from '../order/client-words';
import { retold } from '../order/retold';
import { money } from './money';

const rowOf = ({ name, gives, isOpen, isQuoted, detail }: Line, language: Language, isPriced: boolean): string[] => [
  `**${isQuoted ? language.quote(name) : plain(name)}**${isOpen ? ` (${language.open})` : ''}${detail ? `, ${plain(retold(detail, language, true) ?? owned(detail, language.locale))}` : ''}`,
  plain(gives),
  ...(isPriced ? [PRICE] : []),
];

/** Each line with what one receives and a price. */
export function scope(plan: Plan, isShort = false): string {
  const { reading, language, brief, order } = plan;
  const isPriced = !reading.isUnpaid;
  const lines = linesOf(order, reading, language);
  const rows = lines.map((line) => rowOf(line, language, isPriced));
  // one thing is the whole work: its steps are priced, and it stands before them
  const [first] = order.things;
  const isInSteps = order.things.length === 1 && lines.every(({ isPiece }) => !isPiece);
  const only = order.subject ?? (isInSteps ? first : undefined);
  const lead = only ? `${rowOf({ ...only, gives: '', isPiece: true }, language, false)[0]}, ${language.inSteps}` : '';
  const last = isPriced && lines.length > 1 ? [`**${language.together}**`, language.togetherGives, PRICE] : undefined;
  const all = last ? [...rows, last] : rows;
  return blocks(
    lead,
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
    plan.telling.wishes.length > 0 && `${language.wished}\n\n${points(plan.telling.wishes)}`,
    money(plan),
    reading.unfit.length > 0 && [...new Set(reading.unfit.map(({ kind }) => language.unfit[kind]))].join(' '),
  );
}
