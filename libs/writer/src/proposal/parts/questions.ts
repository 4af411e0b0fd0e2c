import { plain, quoted } from '../markdown';
import type { Plan } from '../plan';
import { lowerName } from '../plan';
import { A_DATE } from '../reading/things';

const MOST = 5;

/** What a designer would ask of these very things before the work is begun; nothing that the request says. */
export function questionsOf(plan: Plan): string[] {
  const { reading, schedule, isSilent, isNote } = plan;
  const { asked, request, notes, sums } = reading;
  const said = `${request}\n${notes}`;
  const questions: string[] = [];
  if (asked.length === 0)
    questions.push(
      ...(isSilent
        ? ['What is to be made in this direction, and where will it be seen first?']
        : [
            'What made you write just now: what does not work any more?',
            'Where do people meet you first: shop, paper, screen, van?',
            'What must stay, whatever else changes?',
          ]),
    );
  if (reading.unseen)
    questions.push(
      `You write ${quoted(reading.unseen.replace(/^the /i, ''))}: could you send us a photograph of it, a file, or its number?`,
    );
  if (schedule.day?.isVague) questions.push(`${quoted(schedule.day.text)}: which day is that?`);
  else if (
    !schedule.day &&
    !A_DATE.test(said) &&
    !/\b(?:no (?:rush|hurry|deadline)|whenever|take your time)\b/i.test(said)
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
    !/\bfixed price\b|\btell\b.{0,20}\bprice\b|\bbudget\b|\bfee\b/i.test(request) &&
    !reading.isRough
      ? ['Is there a sum that the whole has to stay within?']
      : [];
  const most = (isNote && asked.length > 0 ? 3 : MOST) - money.length;
  // the first question of each thing, then the second of each
  const seen = new Set<string>();
  for (let round = 0; round < 3; round++)
    for (const { of, name, stance } of asked) {
      const question = of.asks[round];
      if (!question || stance !== 'wanted' || seen.has(question[0]) || question[1].test(said)) continue;
      seen.add(question[0]);
      if (questions.length >= most) continue;
      const isOwn = /^[\p{L} ]{3,24}:/u.test(question[0]) || asked.length === 1;
      questions.push(isOwn ? question[0] : `${plain(name)}: ${lowerName(question[0])}`);
    }
  return [...questions.slice(0, most), ...money];
}
