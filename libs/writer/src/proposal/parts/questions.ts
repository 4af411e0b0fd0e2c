import { ENGLISH } from '../jobs/english';
import { plain, quoted } from '../markdown';
import type { Plan } from '../plan';
import { lowerName } from '../plan';
import { A_DATE } from '../reading/things';
import { isUnpaid } from './frame';

const MOST = 5;

/** What a designer would ask of this very work before it is begun; nothing that the request says. */
export function questionsOf(plan: Plan): string[] {
  const { reading, schedule, isSilent, isNote, pieces } = plan;
  const { request, notes, sums, job } = reading;
  const said = `${request}\n${notes}`;
  const questions: string[] = [];
  if (isSilent) questions.push('What is to be made in this direction, and where will it be seen first?');
  if (reading.unseen)
    questions.push(
      `You write ${quoted(reading.unseen.replace(/^the /i, ''))}: could you send us a photograph of it, a file, or its number?`,
    );
  if (schedule.day?.isVague && !/^(?:early|mid|end|late)/i.test(schedule.day.text))
    questions.push(`${quoted(schedule.day.text)}: which day is that?`);
  else if (
    !schedule.day &&
    !A_DATE.test(said) &&
    !/\b(?:no (?:rush|hurry|deadline)|whenever|take your time|no hay prisa|keine eile)\b/i.test(said)
  )
    questions.push('Is there a day by which it has to be in use?');
  if (
    /\b(?:logo|badge|emblem)\b[^.]{0,30}\b(?:stays?|remains?|keep|is to be kept)\b|\b(?:existing|keep (?:the|our)|current) logo\b/i.test(
      request,
    ) &&
    !/\b(?:svg|vector|\.ai\b|eps)\b/i.test(said)
  )
    questions.push('Your logo as it is: have you got it as a vector file (SVG, PDF, AI), or only as a picture?');
  const money =
    sums.length === 0 &&
    !isUnpaid(plan) &&
    !/\bfixed price\b|\btell\b.{0,20}\bprice\b|\bbudget\b|\bfee\b|\bmoney\b/i.test(request) &&
    !reading.isRough
      ? ['Is there a sum that the whole has to stay within?']
      : [];
  const most = (isNote ? 3 : MOST) - money.length;
  if (pieces.isStaged && !isSilent)
    for (const [question, unless] of ENGLISH[job.id].asks)
      if (!unless.test(said) && questions.length < most) questions.push(question);
  // the first question of each thing, then the second of each
  const seen = new Set<string>();
  for (let round = 0; round < 3; round++)
    for (const { of, name, stance } of pieces.rows) {
      const question = of.asks[round];
      if (!question || stance !== 'wanted' || seen.has(question[0]) || question[1].test(said)) continue;
      seen.add(question[0]);
      if (questions.length >= most) continue;
      const isOwn = /^[\p{L} ]{3,24}:/u.test(question[0]) || pieces.rows.length === 1;
      questions.push(isOwn ? question[0] : `${plain(name)}: ${lowerName(question[0])}`);
    }
  return [...questions.slice(0, most), ...money];
}
